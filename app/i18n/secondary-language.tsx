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
