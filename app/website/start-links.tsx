import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressOfView } from '#app/editing/page-view/page-address.ts';
import type { ListedDocument } from '#app/editing/list/todos.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './start-links.module.css';
import { websiteTexts } from './website.text.ts';

/** The three ways in: a page as visitors see it, what the office is, and what is new. */
export function StartLinks({ listed, newNotice }: { listed: ListedDocument[]; newNotice: string }) {
  const texts = useTexts(websiteTexts);
  const language = useLanguage();
  const running = listed.flatMap(({ run }) => (run?.phase === 'current' ? [run] : []));
  const [only] = running;
  const notices =
    running.length > 1
      ? fill(texts.run, { count: formatNumber(language, running.length) })
      : only?.until
        ? fill(texts.runsUntil, { moment: formatMoment(language, only.until) })
        : texts.noticeHow;
  return (
    <div className={styles.doors}>
      {/* A document of its own: only that may show a page in a frame. */}
      <a className={styles.door} href={addressOfView(pathIn(language, '/'))}>
        <Drawing>
          <rect x="44" y="10" width="112" height="96" rx="10" className={styles.paper} />
          <rect x="44" y="10" width="112" height="20" rx="10" className={styles.deep} />
          <path d="M58 72h70M58 84h52" className={styles.faint} />
          <rect x="54" y="38" width="92" height="24" rx="5" className={styles.stitch} />
          <path d="M64 50h56" className={styles.line} />
          <path d="m138 66 6-2 20-20-5-5-20 20z" className={styles.pen} />
        </Drawing>
        <Words name={texts.onPage} how={texts.onPageHow} />
      </a>
      <Link className={styles.door} to={officeFactsPage}>
        <Drawing>
          <path d="M58 96V36l42-22 42 22v60" className={styles.paper} />
          <path d="M58 36l42-22 42 22" className={styles.roof} />
          <rect x="88" y="62" width="24" height="34" rx="3" className={styles.deep} />
          <path d="M70 50h18M112 50h18M70 66h8M122 66h8" className={styles.line} />
          <circle cx="160" cy="36" r="17" className={styles.paper} />
          <path d="M160 26v10l7 5" className={styles.line} />
        </Drawing>
        <Words name={texts.office} how={texts.officeHow} />
      </Link>
      <Link className={styles.door} to={newNotice}>
        <Drawing>
          <path
            d="M56 20h88a6 6 0 0 1 6 6v46l-22 22H56a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z"
            className={styles.paper}
          />
          <path d="M150 72h-16a6 6 0 0 0-6 6v16" className={styles.roof} />
          <path d="M64 42h66M64 56h66M64 70h42" className={styles.line} />
          <circle cx="100" cy="17" r="8" className={styles.pin} />
        </Drawing>
        <Words name={texts.notice} how={notices} />
      </Link>
    </div>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 96" className={styles.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}

function Words({ name, how }: { name: string; how: string }) {
  return (
    <>
      <b>{name}</b>
      <span>{how}</span>
      <Icon name="arrow-right" />
    </>
  );
}

/** Where the facts of the office stand together. */
const officeFactsPage = '/admin/content/office';
