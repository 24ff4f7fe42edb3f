import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  languageNames,
  languageOfPath,
  languages,
  pathIn,
  pathWithoutLanguage,
} from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { nameOfPage } from '../page-name.ts';
import { contentTexts } from '../content.text.ts';
import { publishTexts } from '../publish-dialog/publish.text.ts';
import { addressOfView } from './page-address.ts';
import { pageViewTexts } from './page-view.text.ts';
import styles from './view-bar.module.css';

/** Which page the frame shows and how, and publishing. */
export function ViewBar({
  path,
  pages,
  isWide,
  onWide,
  onPublish,
}: {
  path: string;
  pages: readonly string[];
  /** As wide as a computer, else as a phone. */
  isWide: boolean;
  onWide: (isWide: boolean) => void;
  onPublish: () => void;
}) {
  const texts = useTexts(pageViewTexts);
  const { publish } = useTexts(publishTexts);
  const { content } = useTexts(contentTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const shown = languageOfPath(path);
  const english = pathWithoutLanguage(path);
  const page = english.replace(/\?.*/, '');
  const isListed = pages.includes(page);
  return (
    <div className={styles.bar}>
      <Link to="/admin/content" className={styles.back} aria-label={content}>
        <Icon name="arrow-left" />
      </Link>
      <select
        className="control"
        aria-label={texts.page}
        value={isListed ? page : ''}
        onChange={({ currentTarget }) =>
          void navigate(addressOfView(pathIn(shown, currentTarget.value)))
        }
      >
        {!isListed && <option value="">{page}</option>}
        {pages.map((one) => (
          <option key={one} value={one}>
            {nameOfPage(one, language)}
          </option>
        ))}
      </select>
      <div className={styles.switches}>
        <Choices label={texts.language}>
          {languages.map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === shown}
              onClick={() => one !== shown && void navigate(addressOfView(pathIn(one, english)))}
            >
              {languageNames[one]}
            </button>
          ))}
        </Choices>
        <Choices label={texts.width} isForLarge>
          {[false, true].map((one) => (
            <button
              key={String(one)}
              type="button"
              aria-pressed={one === isWide}
              onClick={() => onWide(one)}
            >
              {one ? texts.computer : texts.phone}
            </button>
          ))}
        </Choices>
        <a href={path} target="_blank" rel="noreferrer" className={styles.live}>
          {texts.asPublished}
          <Icon name="external-link" />
        </a>
      </div>
      <span className={styles.publish}>
        <Button tone="accent" onClick={onPublish}>
          <Icon name="upload" />
          <span>{publish}</span>
        </Button>
      </span>
    </div>
  );
}

function Choices({
  label,
  isForLarge = false,
  children,
}: {
  label: string;
  isForLarge?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      role="group"
      aria-label={label}
      className={isForLarge ? `${styles.choices} ${styles.large}` : styles.choices}
    >
      {children}
    </div>
  );
}
