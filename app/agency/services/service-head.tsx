import { useFacts } from '#app/content/content-context.ts';
import type { Picture } from '#app/content/pictures/picture.ts';
import type { ComponentProps } from 'react';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHead } from '#app/brand/page-head.tsx';
import styles from './service-head.module.css';

/** The head of the services page and of the three below it, with a drawing on wide screens. */
export function ServiceHead({
  title,
  lead,
  picture,
  below = false,
  jump,
  background,
}: {
  title: Bilingual;
  lead: Bilingual;
  /** A drawing of 480 by 300, or an uploaded scene. */
  picture: Picture;
  /** Whether the page stands below the services page. */
  below?: boolean;
  /** A link to a section of the page, by its anchor, for readers whom the rest does not concern. */
  jump?: { to: string; label: Bilingual };
  background?: ComponentProps<typeof PageHead>['background'];
}) {
  const { servicesWords } = useFacts('services');
  const language = useLanguage();
  return (
    <PageHead
      title={title}
      lead={
        <>
          {lead[language]}
          {jump && (
            <a className={styles.jump} href={`#${jump.to}`}>
              {jump.label[language]}
              <Icon name="chevron-down" />
            </a>
          )}
        </>
      }
      between={below ? { to: '/services', label: servicesWords.title } : undefined}
      crumbLabel={crumbLabel}
      background={background}
      picture={picture}
    />
  );
}

const crumbLabel = { en: 'Breadcrumb', bn: 'আপনি কোথায় আছেন' };
