/** A page's styles, in the order in which the browser reads them. */
export type SplitStyles = {
  /** All that the first screen is drawn with. */
  first: string;
  /** What no element of it has to do with. */
  rest: string;
};

/**
 * Divides the styles of a page, as the bundler has written them, for the HTML of its first screen (`firstHtml`): the
 * browser draws that as soon as it has come, and two thirds of the styles with their bytes and milliseconds are for what stands
 * below. A rule waits if each of its selectors asks for a class that no element of the first screen has. Both parts keep their order; only a rule that waits may come after one that it stood before. A test draws
 * every page with both orders.
 */
export function splitStyles(styles: string, firstHtml: string): SplitStyles {
  const classes = classesIn(firstHtml);
  const split = splitRules(styles, (selectors) =>
    selectors.every((selector) => classesAskedBy(selector).some((name) => !classes.has(name))),
  );
  const waiting = keyframesOf(split.first).filter(({ name }) => !isNamed(split.first, name));
  return waiting.reduce(
    ({ first, rest }, { rule }) => ({ first: first.replace(rule, ''), rest: rest + rule }),
    split,
  );
}

/** Divides styles into those for screens, and the rules for paper without the condition around them. */
export function separatePrint(styles: string): { screen: string; print: string[] } {
  const print: string[] = [];
  let screen = '';
  for (const { rule, prelude, block } of rulesIn(styles)) {
    if (prelude === '@media print' && block) print.push(block);
    else screen += rule;
  }
  return { screen, print };
}

function splitRules(styles: string, isLater: (selectors: string[]) => boolean): SplitStyles {
  let [first, rest] = ['', ''];
  for (const { rule, prelude, block } of rulesIn(styles)) {
    if (/^@(?:media|supports|container|layer)\b/.test(prelude) && block) {
      const inner = splitRules(block, isLater);
      if (inner.first) first += `${prelude}{${inner.first}}`;
      if (inner.rest) rest += `${prelude}{${inner.rest}}`;
    } else if (!prelude.startsWith('@') && isLater(selectorsIn(prelude))) rest += rule;
    else first += rule;
  }
  return { first, rest };
}

type Rule = {
  /** The rule as it stands. */
  rule: string;
  /** What stands before its block. */
  prelude: string;
  /** Undefined for a statement without one, such as `@layer a, b;`. */
  block: string | undefined;
};

/** The rules of a stylesheet, without those inside of others. */
function* rulesIn(styles: string): Generator<Rule> {
  const mark = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|\\.|[{};]/g;
  let [start, opened, depth] = [0, 0, 0];
  for (const { 0: found, index } of styles.matchAll(mark)) {
    if (found === '{') {
      if (depth === 0) opened = index;
      depth += 1;
    } else if (found === '}') depth -= 1;
    if (depth > 0 || (found !== '}' && found !== ';')) continue;
    const rule = styles.slice(start, index + 1);
    const hasBlock = found === '}';
    yield {
      rule,
      prelude: styles.slice(start, hasBlock ? opened : index).trim(),
      block: hasBlock ? styles.slice(opened + 1, index) : undefined,
    };
    start = index + 1;
  }
}

/** The selectors of a rule, divided at the commas that stand in no parentheses. */
function selectorsIn(prelude: string): string[] {
  return withoutParentheses(prelude).split(',');
}

/** The classes that an element, or one above or before it, must have; those in `:is()` and `:not()` are left out. */
function classesAskedBy(selector: string): string[] {
  return [...selector.matchAll(/(?<=\.)[\w-]+/g)].map(([name]) => name);
}

function withoutParentheses(text: string): string {
  const without = text.replace(/\([^()]*\)/g, '');
  return without === text ? text : withoutParentheses(without);
}

function classesIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/(?<= class=")[^"]*/g)].flatMap(([names]) => names.split(/\s+/)),
  );
}

function keyframesOf(styles: string): { name: string; rule: string }[] {
  return [...rulesIn(styles)].flatMap(({ rule, prelude }) => {
    const name = /^@keyframes (\S+)/.exec(prelude)?.[1];
    return name ? [{ name, rule }] : [];
  });
}

/** Whether an animation is named by more than its own rule. */
function isNamed(styles: string, name: string): boolean {
  return styles.indexOf(name) !== styles.lastIndexOf(name);
}
