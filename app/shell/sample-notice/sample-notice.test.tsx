import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { LanguageContext } from '#app/i18n/text.ts';
import { SampleNotice } from './sample-notice.tsx';
import { samplesIn } from './samples.ts';

const shipped = defaultDocuments();
const [first, second, third] = shipped.officials.officials;
const { sample: _, ...unmarked } = third!;
const documents = {
  ...shipped,
  agency: { agency: { ...shipped.agency.agency, sample: false } },
  officials: { officials: [{ ...first!, sample: true }, { ...second!, sample: false }, unmarked] },
  reviews: { reviews: [] },
  courses: { ...shipped.courses, trainingCentre: { courses: 'https://training.example/' } },
};

test.each([
  ['en', 'Sample: replace before launch', first!.name.en],
  ['bn', 'নমুনা: চালু করার আগে বদলান', first!.name.bn],
] as const)('staff read in %s which records are samples', (language, sentence, name) => {
  const html = renderToStaticMarkup(
    <LanguageContext value={language}>
      <SampleNotice places={samplesIn(documents)} />
    </LanguageContext>,
  );
  expect(html).toContain(sentence);
  expect(html).toContain(`${name}</li>`);
  expect(html.match(/<li>/g)).toHaveLength(1);
  expect(html).not.toContain(second!.name[language]);
  expect(html).not.toContain(third!.name[language]);
});

test('as shipped every kind of record is a sample', () => {
  expect(samplesIn(shipped).map(({ names }) => names.length)).toEqual([1, 3, 4, 1]);
});

test('where everything has been replaced, nothing is said', () => {
  const real = { ...documents, officials: { officials: [unmarked] } };
  expect(renderToStaticMarkup(<SampleNotice places={samplesIn(real)} />)).toBe('');
});
