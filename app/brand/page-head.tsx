import type { ReactNode } from 'react';
import { PageLink } from '#app/i18n/page-link.tsx';
import { BengaliLink } from './bengali-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './page-head.module.css';

/** The head of an inner page: the way back, its name, a line under it, and the woven border. */
export function PageHead({
  title,
  headline = title,
  secondary,
  lead,
  back,
  backLabel,
  between,
  crumbLabel,
  background = 'deep',
  isOverlapped = false,
  picture,
  children,
}: {
  title: string;
  /** What the heading says, where that is more than the page's name. */
  headline?: string;
  /** The heading in Bengali, below an English one. */
  secondary?: string;
  lead?: ReactNode;
  /** English address of the page where the way back ends; its name. */
  back: string;
  backLabel: string;
  /** A page on the way there. */
  between?: { to: string; label: string };
  /** What the way back is called to screen readers. */
  crumbLabel: string;
  background?: 'deep' | 'mist' | 'mustard' | 'rose';
  /** Whether the cards below reach up into it, over the place of the border. */
  isOverlapped?: boolean;
  /** Address of a drawing of 480 by 300 at the right side of wide screens. */
  picture?: string;
  /** In place of such a drawing. */
  children?: ReactNode;
}) {
  return (
    <section
      className={[
        ...[styles.head, styles[background], background === 'deep' ? 'on-deep' : ''],
        ...[isOverlapped ? styles.overlapped : '', 'weave'],
      ].join(' ')}
    >
      <div className={`${styles.inner} wrap`}>
        <div className={styles.words}>
          <div className={styles.top}>
            <nav className={styles.crumb} aria-label={crumbLabel}>
              <PageLink to={back}>{backLabel}</PageLink>
              <Icon name="chevron-right" />
              {between && (
                <>
                  <PageLink to={between.to}>{between.label}</PageLink>
                  <Icon name="chevron-right" />
                </>
              )}
              <span aria-current="page">{title}</span>
            </nav>
            <BengaliLink />
          </div>
          <h1 tabIndex={-1}>{headline}</h1>
          {secondary && (
            <p className={styles.companion} lang="bn">
              {secondary}
            </p>
          )}
          {lead && <p className="lead">{lead}</p>}
        </div>
        {/* Lazy, so that phones, which do not show it, do not fetch it. */}
        {picture && (
          <img
            className={styles.art}
            src={picture}
            width="372"
            height="232"
            alt=""
            loading="lazy"
          />
        )}
        {children}
      </div>
      {!isOverlapped && <div className="par" />}
    </section>
  );
}
