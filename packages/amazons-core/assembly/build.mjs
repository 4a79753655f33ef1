// Makes the two generated files of the engine: the kernel, compiled from here and written as text, and the worker's source
// in one piece. Run by `pnpm generate`; a test holds both to their sources.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';
import { build } from 'esbuild';

const engine = new URL('../src/engine/', import.meta.url);
const FLAGS = [
  '-O3',
  '--enable=simd',
  '--runtime=stub',
  '--noAssert',
  '--initialMemory=1',
  '--maximumMemory=1',
  '--lowMemoryLimit',
];

function read(name) {
  try {
    return readFileSync(new URL(name, import.meta.url), 'utf8');
  } catch {
    return null;
  }
}

/** The compiled kernel as base64. */
export async function kernelBinary() {
  let binary;
  const { error, stderr } = await asc.main(['kernel.ts', '--outFile=kernel.wasm', ...FLAGS], {
    readFile: read,
    writeFile: (_name, contents) => {
      binary = contents;
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`${error.message}\n${stderr}`);
  return Buffer.from(binary).toString('base64');
}

/** The worker without the kernel, which the page hands over. */
export async function workerSource() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('worker.ts', engine))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    charset: 'ascii',
    logLevel: 'error',
    plugins: [
      {
        name: 'kernel from the page',
        setup({ onLoad }) {
          onLoad({ filter: /kernel-binary\.ts$/ }, () => ({
            contents: 'export const KERNEL_BINARY = self.AMAZONS_KERNEL ?? "";',
          }));
        },
      },
    ],
  });
  return outputFiles[0].text.trim();
}

function write(file, about, name, value) {
  // Written so that a linter does not take it for a template forgotten.
  const text = JSON.stringify(value).replaceAll('${', '\\u0024{');
  writeFileSync(
    new URL(`generated/${file}`, engine),
    `/** ${about} by \`pnpm generate\`. */\nexport const ${name}: string =\n  ${text};\n`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(new URL('generated/', engine), { recursive: true });
  write('kernel-binary.ts', 'The SIMD kernel, compiled from assembly/', 'KERNEL_BINARY', await kernelBinary());
  write(
    'worker-source.ts',
    "The engine's worker in one piece, bundled from worker.ts",
    'WORKER_SOURCE',
    await workerSource(),
  );
}
