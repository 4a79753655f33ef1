// What editors, frameworks and the documentation read: every public member of every element.
/** What the platform documents. */
const inherited = new Set(['addEventListener']);

export default {
  globs: ['src/*/*.ts'],
  exclude: ['src/**/*.test.ts', 'src/**/*.browser.ts', 'src/testing/**', 'src/locales/**', 'src/theme/**'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [
    {
      // A doc comment with `@returns` hides from the analyzer what a method gives: it stands in the signature.
      name: 'return-types',
      analyzePhase({ ts, node, moduleDoc }) {
        if (!ts.isClassDeclaration(node)) return;
        const declaration = moduleDoc.declarations?.find(({ name }) => name === node.name?.getText());
        for (const method of node.members.filter(ts.isMethodDeclaration)) {
          const member = declaration?.members?.find(({ name }) => name === method.name.getText());
          if (!member || !method.type) continue;
          const told = ts.getTextOfJSDocComment(ts.getJSDocReturnTag(method)?.comment);
          const text = method.type.getText().replaceAll(/\s+/g, ' ');
          member.return = { type: { text }, ...(told && { description: told }) };
        }
      },
    },
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
            const shown = ({ name, privacy }) =>
              (privacy === undefined || privacy === 'public') && !inherited.has(name) && !name.startsWith('#');
            declaration.members = declaration.members?.filter(shown);
            // The analyzer takes the private state of Lit for attributes.
            const fields = new Set(declaration.members?.map(({ name }) => name));
            declaration.attributes = declaration.attributes?.filter(({ fieldName = '' }) => fields.has(fieldName));
            // The analyzer takes the shared helper that dispatches events for an event of its own.
            declaration.events = declaration.events?.filter(({ name }) => name.startsWith('games-'));
          }
        }
      },
    },
  ],
};
