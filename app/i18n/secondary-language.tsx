import type { Bilingual } from './language.ts';
import { useLanguage } from './text.ts';

/**
 * The Bengali version of a text, shown next to the English one because many visitors read only Bengali.
 * Renders nothing on a Bengali page.
 */
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
