import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The violations that axe finds on the page or within `scope`, one line each; `rules` names further rules
 * that are off by default. Evaluated rather than added as a script, which the content security policy would
 * refuse.
 */
export async function axeViolations(
  page: Page,
  scope?: string,
  rules: string[] = [],
): Promise<string[]> {
  // A third of a second to read, so once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const named = Object.fromEntries(rules.map((rule) => [rule, { enabled: true }]));
  return page.evaluate(
    async ({ scope, named }) => {
      // A colour on its way to another is neither.
      const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const { axe } = window as unknown as {
        axe: { run(scope: unknown, options: object): Promise<{ violations: Violation[] }> };
      };
      type Violation = { id: string; nodes: { html: string }[] };
      // What passes, and where each node stands, takes axe as long as the rules themselves.
      const lean = { resultTypes: ['violations'], selectors: false, preload: false };
      const { violations } = await axe.run(scope ?? document, { ...lean, rules: named });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { scope, named },
  );
}
