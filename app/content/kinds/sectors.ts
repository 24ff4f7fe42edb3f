import { trades } from './parts/drawings.ts';
import { choice } from '../facts.ts';
import { both, companion, defineDocument, lines, list } from '../fields.ts';
import { namedIn, namesWithoutAddress, repeatedNames } from './parts/rules.ts';

export const sectorsDocument = defineDocument({
  file: 'sectors.json',
  title: { en: 'Jobs', bn: 'কাজের ধরন' },
  fields: {
    sectors: list(
      { en: 'Kinds of work', bn: 'কাজের ধরন' },
      {
        en: 'The jobs for which you recruit. The application form offers them, too.',
        bn: 'যেসব কাজে কর্মী পাঠান। আবেদন ফরমেও এগুলো থাকে।',
      },
      {
        fewest: 1,
        most: 8,
        item: {
          picture: choice(
            { en: 'Drawing', bn: 'আঁকা ছবি' },
            { en: 'Stands beside the jobs.', bn: 'কাজের তালিকার পাশে থাকে।' },
            trades,
          ),
          name: companion(
            both(
              { en: 'Kind of work', bn: 'কাজের ধরন' },
              { en: 'For example Construction.', bn: 'যেমন নির্মাণ।' },
              40,
            ),
          ),
          // Staff type one in either language, and the gallery page finds it.
          roles: companion(
            lines(
              { en: 'Jobs', bn: 'কাজ' },
              {
                en: 'One to a line, in the same order in both languages.',
                bn: 'প্রতি লাইনে একটি কাজ, দুই ভাষায় একই ক্রমে।',
              },
              { fewest: 1, most: 12, longest: 60 },
            ),
          ),
        },
      },
    ),
  },
  rules({ sectors }) {
    const rolesOf = ({ _key, roles }: (typeof sectors)[number]) =>
      roles.map((name) => ({ path: `sectors/${_key}/roles`, name }));
    return [
      ...repeatedNames(namedIn('sectors', sectors)),
      ...sectors.flatMap((sector) => repeatedNames(rolesOf(sector))),
      ...namesWithoutAddress(sectors.flatMap(rolesOf)),
    ];
  },
});
