import { Visitor, parseSync } from 'vite';

/** One fault that can be put into a file: `replacement` stands in place of `start` to `end`. */
export type Mutation = { start: number; end: number; before: string; replacement: string };

type Node = { start: number; end: number };

/** Calls that narrow or clean what goes through them; without one, more or other things get through. */
const dropped = new Set(
  'where andWhere having limit orderBy filter trim toLowerCase toUpperCase normalize slice replace replaceAll onConflict'.split(
    ' ',
  ),
);

const comparisons: Record<string, string[]> = {
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '===': ['!=='],
  '!==': ['==='],
  '-': ['+'],
  '*': ['/'],
};

/**
 * All faults of the kinds below that `code` could have, in the order of the text: a condition that
 * always or never holds, a comparison or a boundary that is off, a logical operator exchanged, a
 * number doubled or halved, a flag turned round, a statement left out, a call left out that
 * narrows, cleans, masks or hashes. What only TypeScript reads is left alone.
 *
 * `name` tells by its ending whether the code is TypeScript. Throws where the code cannot be read.
 */
export function mutationsOf(name: string, code: string): Mutation[] {
  const { program, errors } = parseSync(name, code);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  const found: Mutation[] = [];
  const types = new Set<number>();
  const text = ({ start, end }: Node) => code.slice(start, end);
  const put = (node: Node, replacement: string) => {
    const before = text(node);
    if (before === replacement) return;
    found.push({ start: node.start, end: node.end, before, replacement });
  };
  const decide = (test: Node) => {
    put(test, 'true');
    put(test, 'false');
  };
  new Visitor({
    TSLiteralType: (node) => types.add(node.literal.start),
    IfStatement: (node) => decide(node.test),
    ConditionalExpression: (node) => decide(node.test),
    BinaryExpression(node) {
      const { left, right } = node;
      for (const other of comparisons[node.operator] ?? []) {
        put(node, `${text(left)} ${other} ${text(right)}`);
      }
    },
    LogicalExpression(node) {
      const { left, right } = node;
      if (node.operator === '??') put(node, text(left));
      else put(node, `(${text(left)} ${node.operator === '&&' ? '||' : '&&'} ${text(right)})`);
    },
    UnaryExpression(node) {
      if (node.operator === '!') put(node, text(node.argument));
    },
    Literal(node) {
      const { value, start } = node;
      if (types.has(start)) return;
      if (typeof value === 'boolean') put(node, String(!value));
      if (typeof value === 'number') for (const other of otherNumbers(value)) put(node, other);
    },
    ExpressionStatement(node) {
      const { expression } = node;
      const call = expression.type === 'AwaitExpression' ? expression.argument : expression;
      if (call.type === 'CallExpression' && call.callee.type !== 'Super') put(node, ';');
    },
    CallExpression(node) {
      const { callee, arguments: given } = node;
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
        if (dropped.has(callee.property.name)) put(node, text(callee.object));
      } else if (callee.type === 'Identifier' && given.length === 1) {
        put(node, `(${text(given[0]!)})`);
      }
    },
  }).visit(program);
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

function otherNumbers(value: number): string[] {
  if (value === 0) return ['1'];
  if (value === 1) return ['0'];
  return [String(value * 2), String(Math.floor(value / 2))];
}

/** `code` with the fault in it. */
export function mutated(code: string, { start, end, replacement }: Mutation): string {
  return code.slice(0, start) + replacement + code.slice(end);
}
