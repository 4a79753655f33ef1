import { DeclarationReflection, makeRecursiveVisitor, ReferenceType, ReflectionKind } from 'typedoc';

/** TypeScript writes some unions out: 256 squares. From this many literals on, the name of the union is shown instead. */
const MANY = 16;
const isLiteral = (type) => type.type === 'literal' && typeof type.value === 'string';
const SQUARE = /^[A-Za-z]\d{1,2}$/;

/** Puts the name of an exported union in the place of its members, wherever TypeScript wrote them out. */
export function foldUnions(project) {
  const aliases = Object.values(project.reflections).filter((one) => one.kindOf?.(ReflectionKind.TypeAlias));
  /** The alias that has exactly these members, or for squares the one of that name, from the same module if there are several. */
  function aliasFor(values, module) {
    const fits = aliases.filter(
      ({ name, type }) =>
        (name === 'Square' && values.every((value) => SQUARE.test(value))) ||
        (type?.type === 'union' &&
          type.types.length === values.length &&
          type.types.every((member) => isLiteral(member) && values.includes(member.value))),
    );
    return fits.find((alias) => moduleOf(alias) === module) ?? fits[0];
  }
  for (const reflection of Object.values(project.reflections)) {
    if (!reflection.type?.visit) continue;
    const visitor = makeRecursiveVisitor({
      union(union) {
        const values = union.types.filter(isLiteral).map(({ value }) => value);
        if (values.length < MANY) return;
        const alias = aliasFor(values, moduleOf(reflection));
        if (!(alias instanceof DeclarationReflection) || alias === reflection) return;
        const reference = ReferenceType.createResolvedReference(alias.name, alias, project);
        union.types = [reference, ...union.types.filter((type) => !isLiteral(type))];
      },
    });
    reflection.type.visit(visitor);
  }
}

function moduleOf(reflection) {
  let current = reflection;
  while (current.parent && !current.parent.isProject()) current = current.parent;
  return current.name;
}
