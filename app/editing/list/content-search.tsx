import { useTexts } from '#app/i18n/text.ts';
import { rememberQuery } from '#app/ui/staff-list/remembered-queries.ts';
import { SearchLine } from '#app/ui/staff-list/search-line.tsx';
import { searchTexts } from './list.text.ts';

/** Looks through all texts in both languages. */
export function ContentSearch({ words }: { words: string }) {
  const texts = useTexts(searchTexts);
  return (
    <SearchLine
      words={words}
      longest={100}
      label={texts.label}
      hint={texts.hint}
      submit={texts.search}
      clear={texts.clear}
      addressOf={(typed) => (typed ? `?words=${rememberQuery(typed)}` : '?')}
    />
  );
}
