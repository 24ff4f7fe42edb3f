import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Visitor, parseSync } from 'vite';
import { root } from '#bin/bootstrap.mjs';

/** One file of the program. `casts` leaves `as const` out, which asserts nothing. */
export type Source = {
  path: string;
  text: string;
  lines: number;
  exports: string[];
  /** What it imports of the program, as paths, but for types. */
  imports: string[];
  casts: number;
  nonNullAssertions: number;
};

/** The program itself, without its tests and examples. */
export function readSources(): Source[] {
  return globSync('app/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(test|examples)\.tsx?$/.test(path))
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
}

function readSource(path: string, text: string): Source {
  const { program, module } = parseSync(path, text);
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((name) => /^(?:\.|#app\/)/.test(name))
    .map((name) => (name.startsWith('#') ? name.slice(1) : join(dirname(path), name)));
  const found = { casts: 0, nonNullAssertions: 0 };
  new Visitor({
    TSAsExpression({ typeAnnotation }) {
      const isConst =
        typeAnnotation.type === 'TSTypeReference' &&
        typeAnnotation.typeName.type === 'Identifier' &&
        typeAnnotation.typeName.name === 'const';
      if (!isConst) found.casts += 1;
    },
    TSNonNullExpression() {
      found.nonNullAssertions += 1;
    },
  }).visit(program);
  return { path, text, lines: text.split('\n').length - 1, exports, imports, ...found };
}
