import * as v from 'valibot';
import type { PolicyText } from '#app/agency/policy/policy-text.ts';
import { picture } from './parts.ts';
import { readPolicy } from './read-policy.ts';

/** Errors in the policy and its translation: both must be readable and state the same facts. */
export function findPolicyErrors(markdown: { bn: string; en: string }): string[] {
  const errors: string[] = [];
  const read = (language: 'bn' | 'en'): PolicyText | null => {
    try {
      const policy = readPolicy(markdown[language]);
      const missing = picturesOf(policy).find((address) => !v.is(picture, address));
      if (missing === undefined) return policy;
      errors.push(`content/policy.${language}.md: the picture ${missing} is not in public/.`);
    } catch (error) {
      errors.push(`content/policy.${language}.md: ${(error as Error).message}.`);
    }
    return null;
  };
  const bengali = read('bn');
  const english = read('en');
  if (!bengali || !english) return errors;
  const untranslated = bengali.sections.find(({ title }) => !/[\u0980-\u09FF]/.test(title));
  if (untranslated) {
    errors.push(`content/policy.bn.md: the heading "${untranslated.title}" has no Bengali letter.`);
  }
  if (shapeOf(bengali) !== shapeOf(english)) {
    errors.push(
      'content/policy.en.md: the translation has other sections, lists or pictures than content/policy.bn.md.',
    );
  }
  if (figuresOf(markdown.bn) !== figuresOf(markdown.en)) {
    errors.push(
      `content/policy.en.md: the translation states ${figuresOf(markdown.en)} where content/policy.bn.md states ${figuresOf(markdown.bn)}.`,
    );
  }
  return errors;
}

function picturesOf(policy: PolicyText): string[] {
  return policy.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? [block.address] : [])),
  );
}

/** The kinds of blocks in each section, with the number of items in lists. */
function shapeOf(policy: PolicyText): string {
  return policy.sections
    .map(({ blocks }) =>
      blocks.map((block) => (block.kind === 'list' ? `list of ${block.items.length}` : block.kind)),
    )
    .join(';');
}

/** The numbers in a text in Latin digits, sorted, because languages differ in word order. */
function figuresOf(markdown: string): string {
  const latin = markdown.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  return [...latin.matchAll(/\d+/g)].map(String).sort().join(', ');
}
