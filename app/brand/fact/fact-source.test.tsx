import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentContext } from '#app/content/content-context.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Checked } from '#app/content/shelf-life/fact-state.ts';
import type { Language } from '#app/i18n/language.ts';
import { LanguageContext } from '#app/i18n/text.ts';
import { FactSource } from './fact-source.tsx';

const notice = { title: 'Notice 12', url: 'https://notice.example/12' };
const checked = { amountBdt: 1234, source: notice, checkedOn: '2026-03-01' };

test.each([
  ['2026-05-30', 'en', 'Source: Notice 12. Checked on 1 March 2026.'],
  ['2026-05-30', 'bn', 'সূত্র: Notice 12। ১ মার্চ, ২০২৬ তারিখে মিলিয়ে দেখা।'],
  ['2026-05-31', 'en', 'Checked on 1 March 2026, not since: ask us before you rely on it.'],
] as const)('on %s a fact checked on 1 March says in %s: %s', (day, language, sentence) => {
  expect(textOf(shown(checked, day, language))).toContain(sentence);
});

test('what nobody has checked says where it is from', () => {
  const { checkedOn: _, ...unchecked } = checked;
  expect(textOf(shown(unchecked))).toBe('From Notice 12, not checked by us yet.');
  expect(shown(unchecked)).toContain('<a href="https://notice.example/12"');
  expect(textOf(shown({ ...unchecked, source: {} }))).toBe('Not checked by us yet.');
});

test('a source without an address is no link, an address without a name is named by its host', () => {
  const unlinked = shown({ ...checked, source: { title: notice.title } });
  expect(unlinked).not.toContain('<a');
  expect(textOf(unlinked)).toContain('Source: Notice 12.');
  expect(textOf(shown({ ...checked, source: { url: notice.url } }))).toContain(
    'Source: notice.example.',
  );
});

test('a source is named in the language of the page, where it has a name in that', () => {
  const source = { ...notice, titleBn: 'নোটিশ ১২' };
  expect(textOf(shown({ ...checked, source }, '2026-05-30', 'bn'))).toContain('সূত্র: নোটিশ ১২।');
  expect(textOf(shown({ ...checked, source }))).toContain('Source: Notice 12.');
  const bengali = { titleBn: 'নোটিশ ১২' };
  expect(shown({ ...checked, source: bengali })).toContain('<span lang="bn">নোটিশ ১২</span>');
});

test('what nobody has entered is not entered yet, and has no source', () => {
  const { amountBdt: _, ...empty } = checked;
  expect(textOf(shown(empty))).toBe('Not entered yet');
  expect(textOf(shown(empty, '2026-03-02', 'bn'))).toBe('এখনো লেখা হয়নি');
});

const shipped = defaultDocuments();

function shown(fact: Checked, day = '2026-03-02', language: Language = 'en'): string {
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <ContentContext value={{ ...shipped, today: { day } }}>
        <FactSource shelf="ceiling" fact={fact} />
      </ContentContext>
    </LanguageContext>,
  );
}

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}
