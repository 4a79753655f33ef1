// What editors, frameworks and the documentation read: every public member of every element.
export default {
  globs: ['src/*/*.ts'],
  exclude: ['src/**/*.test.ts', 'src/**/*.browser.ts', 'src/testing/**', 'src/locales/**', 'src/theme/**'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [
    {
      name: 'published-names',
      packageLinkPhase({ customElementsManifest }) {
        // Only what is an element is published, under the path it is imported by.
        customElementsManifest.modules = customElementsManifest.modules
          .filter(({ declarations = [] }) => declarations.some(({ customElement }) => customElement))
          .filter(({ path }) => /src\/([a-z-]+)\/\1\.ts$/.test(path))
          .map((module) => ({ ...module, path: module.path.replace(/^src\/(.*)\.ts$/, 'dist/$1.js') }));
        for (const { declarations, exports } of customElementsManifest.modules) {
          const published = new Set(declarations.filter(({ customElement }) => customElement).map(({ name }) => name));
          declarations.splice(0, declarations.length, ...declarations.filter(({ name }) => published.has(name)));
          exports.splice(0, exports.length, ...exports.filter(({ declaration }) => published.has(declaration.name)));
          for (const declaration of declarations) {
            declaration.members = declaration.members?.filter(
              ({ name, privacy }) => privacy !== 'private' && privacy !== 'protected' && !name.startsWith('#'),
            );
          }
        }
      },
    },
  ],
};
