import { parseAst } from 'vite';

/** The exported functions of a rules file that can refuse: name, and position of their body in the source. */
export function ruleFunctions(source) {
  return parseAst(source, { lang: 'ts' })
    .body.filter((node) => node.type === 'ExportNamedDeclaration' && node.declaration)
    .flatMap(({ declaration }) => functionsOf(declaration))
    .filter(({ type }) => type && /\bRefusal\b/.test(source.slice(type.start, type.end)));
}

function functionsOf(declaration) {
  if (declaration.type === 'FunctionDeclaration') {
    return [{ name: declaration.id.name, type: declaration.returnType, body: declaration.body }];
  }
  return (declaration.declarations ?? [])
    .filter(({ init }) => init?.type === 'ArrowFunctionExpression')
    .map(({ id, init }) => ({ name: id.name, type: init.returnType, body: init.body }));
}

/** The source with one rule allowing everything. */
export function allowing(source, name) {
  const rule = ruleFunctions(source).find((candidate) => candidate.name === name);
  if (!rule) throw new Error(`Keine Regel ${name}`);
  const { start, end, type } = rule.body;
  return `${source.slice(0, start)}${type === 'BlockStatement' ? '{ return null as never; }' : '(null as never)'}${source.slice(end)}`;
}

/** For vitest: MUTANT=packages/domain/src/records/timesheet/rules.ts:bookingRefusal. The files are not modified. */
export function mutant(chosen = process.env.MUTANT) {
  const [file, name] = chosen?.split(':') ?? [];
  const isMutant = (id) => Boolean(file) && id.endsWith(file);
  return {
    name: 'mutant',
    enforce: 'pre',
    // vitest's cache of the file does not know the mutant.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (isMutant(id) ? false : undefined));
    },
    transform(code, id) {
      return isMutant(id) ? allowing(code, name) : null;
    },
  };
}
