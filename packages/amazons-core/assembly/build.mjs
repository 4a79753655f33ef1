// Compiles the kernel and writes it as text into src/engine/generated/kernel-binary.ts. Run by `pnpm generate`; a test compares.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const folder = new URL('.', import.meta.url);
const target = new URL('../src/engine/generated/kernel-binary.ts', import.meta.url);

/** Gives the text of kernel-binary.ts. */
export async function kernelBinary() {
  const files = new Map();
  const { error, stderr } = await asc.main(
    [
      'kernel.ts',
      '--outFile=kernel.wasm',
      '--enable=simd',
      '-O3',
      '--runtime=stub',
      '--noAssert',
      '--initialMemory=1',
      '--maximumMemory=1',
      '--lowMemoryLimit',
    ],
    {
      readFile: (name) => {
        try {
          return readFileSync(new URL(name, folder), 'utf8');
        } catch {
          return null;
        }
      },
      writeFile: (name, contents) => files.set(name, contents),
      listFiles: () => [],
    },
  );
  if (error) throw new Error(`${error.message}\n${stderr}`);
  const text = Buffer.from(files.get('kernel.wasm')).toString('base64');
  return `/** The SIMD kernel, compiled from assembly/ by \`pnpm generate\`; a test holds it to its sources. */\nexport const KERNEL_BINARY =\n  '${text}';\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, await kernelBinary());
