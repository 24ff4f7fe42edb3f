import type { Bilingual } from './language.ts';
import { useLanguage } from './text.ts';

/** The Bengali of a text, to be shown beside the English, because many visitors read only Bengali. Nothing on a Bengali page. */
export function SecondaryLanguage({
  text,
  as: Tag = 'span',
  className,
}: {
  text: Pick<Bilingual, 'bn'>;
  as?: 'span' | 'small' | 'b' | 'p';
  className?: string;
}) {
  if (useLanguage() === 'bn') return null;
  return (
    <Tag className={className} lang="bn">
      {text.bn}
    </Tag>
  );
}

/** A text in the language of the page; on an English page with its Bengali after it. */
export function WithSecondaryLanguage({ text }: { text: Bilingual }) {
  if (useLanguage() === 'bn') return text.bn;
  return (
    <>
      {text.en} <SecondaryLanguage text={text} />
    </>
  );
}
