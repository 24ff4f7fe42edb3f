import { useRouteLoaderData } from 'react-router';
import type { Documents } from '#app/content/documents.ts';
import type { Bilingual } from '#app/i18n/language.ts';

/** A place of the content, with the names of the sample records in it. */
export type SamplePlace = { kind: Bilingual; names: Bilingual[] };

/** Where records of the content are samples that must be replaced before launch. */
export function samplesIn({ agency, officials, reviews, courses }: Documents): SamplePlace[] {
  const trainingCentre = {
    ...courses.trainingCentre,
    name: { en: 'the address of its courses', bn: 'কোর্সের ওয়েব ঠিকানা' },
  };
  return [
    place({ en: 'The agency: name, numbers, addresses', bn: 'সংস্থা: নাম, নম্বর, ঠিকানা' }, [
      agency.agency,
    ]),
    place({ en: 'Directors', bn: 'পরিচালক' }, officials.officials),
    place({ en: 'Reviews', bn: 'গ্রাহকের কথা' }, reviews.reviews),
    place({ en: 'Training centre', bn: 'প্রশিক্ষণ কেন্দ্র' }, [trainingCentre]),
  ].filter(({ names }) => names.length > 0);
}

type Record = { sample?: boolean; name: Bilingual };

function place(kind: Bilingual, records: readonly Record[]): SamplePlace {
  return { kind, names: records.filter(({ sample }) => sample).map(({ name }) => name) };
}

/** On staff pages: those that the root has found. */
export function useSamples(): SamplePlace[] {
  const data = useRouteLoaderData<{ samples?: SamplePlace[] }>('root');
  return data?.samples ?? [];
}
