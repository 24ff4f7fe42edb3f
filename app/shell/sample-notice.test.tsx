import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageContext } from '#app/i18n/text.ts';
import { SampleNotice } from './sample-notice.tsx';

const kind = { en: 'Directors', bn: 'পরিচালক' };
const sample = { sample: true, name: { en: 'Sample Director', bn: 'নমুনা পরিচালক' } };
const real = { sample: false, name: { en: 'Real Director', bn: 'আসল পরিচালক' } };
const unmarked = { name: { en: 'Unmarked Director', bn: 'পরিচালক' } };

test.each([
  ['en', 'Sample: replace before launch', 'Sample Director'],
  ['bn', 'নমুনা: চালু করার আগে বদলান', 'নমুনা পরিচালক'],
] as const)('staff read in %s which records are samples', (language, sentence, name) => {
  const html = renderToStaticMarkup(
    <LanguageContext value={language}>
      <SampleNotice places={[{ kind, records: [real, sample, unmarked] }]} />
    </LanguageContext>,
  );
  expect(html).toContain(sentence);
  expect(html).toContain(`${name}</li>`);
  expect(html).not.toMatch(/Real|Unmarked|আসল/);
});

test('where everything has been replaced, nothing is said', () => {
  const places = [{ kind, records: [real, unmarked] }];
  expect(renderToStaticMarkup(<SampleNotice places={places} />)).toBe('');
});
