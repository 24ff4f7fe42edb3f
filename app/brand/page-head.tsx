import type { ReactNode } from 'react';
import type { Picture } from '#app/content/pictures/picture.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { BengaliLink } from './bengali-link.tsx';
import { useListed } from './listed.ts';
import styles from './page-head.module.css';

/**
 * The head of every page but the home page: breadcrumb, heading, lead, and the woven border. Pages that explain have
 * a drawing on wide screens; the head of a tool or a list has none, and is slim.
 */
export function PageHead({
  title,
  headline = title,
  hasSecondary = true,
  flag,
  lead,
  below,
  back = home,
  between,
  crumbLabel = youAreHere,
  language,
  background = 'deep',
  isOverlapped = false,
  picture,
  children,
}: {
  title: Bilingual;
  /** The heading, where it is not the page's name. */
  headline?: Bilingual;
  /** Whether an English heading has the Bengali below it. */
  hasSecondary?: boolean;
  /** Address of a flag before the heading. */
  flag?: string;
  lead?: ReactNode;
  /** Below the lead. */
  below?: ReactNode;
  /** The first link of the breadcrumb. */
  back?: Crumb;
  /** A second link, to a page between. */
  between?: Crumb;
  /** The breadcrumb's name for screen readers. */
  crumbLabel?: Bilingual;
  /** The language of the content, where it is not that of the page. */
  language?: Language;
  background?: 'deep' | 'mist' | 'mustard' | 'rose';
  /** Whether the cards below overlap it, in place of the border. */
  isOverlapped?: boolean;
  /** Address of a drawing of 480 by 300 or of an uploaded scene, on the right of wide screens. */
  picture?: Picture;
  /** In place of a drawing. */
  children?: ReactNode;
}) {
  const pageLanguage = useLanguage();
  const isListed = useListed();
  const contentLanguage = language ?? pageLanguage;
  return (
    <section
      className={[
        ...[styles.head, styles[background], background === 'deep' ? 'on-deep' : ''],
        ...[isOverlapped ? styles.overlapped : '', 'weave'],
      ].join(' ')}
    >
      <div className={`${styles.inner} ${picture || children ? styles.tall : ''} wrap`}>
        <div className={styles.words}>
          <div className={styles.top}>
            <nav className={styles.crumb} aria-label={crumbLabel[contentLanguage]}>
              <PageLink to={back.to}>{back.label[contentLanguage]}</PageLink>
              <Icon name="chevron-right" />
              {between && isListed(between.to) && (
                <>
                  <PageLink to={between.to}>{between.label[contentLanguage]}</PageLink>
                  <Icon name="chevron-right" />
                </>
              )}
              <span aria-current="page">{title[contentLanguage]}</span>
            </nav>
            <BengaliLink />
          </div>
          <h1 tabIndex={-1}>
            {flag && <img className={styles.flag} src={flag} width="52" height="39" alt="" />}
            {headline[contentLanguage]}
          </h1>
          {hasSecondary && (
            <SecondaryLanguage as="p" className={styles.secondary} text={headline} />
          )}
          {lead && <p className="lead">{lead}</p>}
          {below}
        </div>
        {/* Lazy, because phones do not show it and should not fetch it. */}
        {picture && (
          <ContentPicture
            className={styles.art}
            src={picture}
            width="480"
            height="300"
            sizes="min(480px, 36vw)"
          />
        )}
        {children}
      </div>
      {!isOverlapped && <div className="par" />}
    </section>
  );
}

/** A page by its English address and its name. */
type Crumb = { to: string; label: Bilingual };

const home: Crumb = { to: '/', label: { en: 'Home', bn: 'মূল পাতা' } };
const youAreHere = { en: 'You are here', bn: 'আপনি এখানে আছেন' };
