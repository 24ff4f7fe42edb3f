import { personOf } from '#app/i18n/log.text.ts';
import { useId, useState } from 'react';
import type { DocumentKind } from '#app/content/fields.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment, formatRecentMoment } from '#app/i18n/format-moment.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { historyTexts } from './history.text.ts';
import { type Revision, changedInWords } from './revisions.ts';
import styles from './revision-list.module.css';

/** All versions, newest first, one of them chosen: who made it, when, what it changed and why. */
export function RevisionList({
  kind,
  revisions,
  live,
  chosen,
  onChoose,
}: {
  kind: DocumentKind;
  revisions: Revision[];
  live: string | undefined;
  chosen: string | undefined;
  onChoose: (revision: string) => void;
}) {
  const texts = useTexts(historyTexts);
  const language = useLanguage();
  const group = useId();
  const [now] = useState(() => new Date());
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{texts.versions}</legend>
      {revisions.map((revision) => {
        const { _id, state, by, at, note, restoredFrom } = revision;
        const isLive = _id === live;
        const who = by ? personOf(by.email, by.name) : texts.somebody;
        const when = at && formatRecentMoment(language, at, now);
        return (
          <label key={_id} className={styles.revision}>
            <input
              type="radio"
              name={group}
              checked={_id === chosen}
              onChange={() => onChoose(_id)}
            />
            <span>
              <b>{isLive ? texts.live : nameOfRevision(revision, texts, language)}</b>
              <small>
                {!when && texts.cameWith}
                {when && (isLive ? fill(texts.whoWhen, { who, when }) : who)}
              </small>
              {state === 'discarded' && <small className={styles.state}>{texts.discarded}</small>}
              {state === 'erased' && <small className={styles.state}>{texts.erased}</small>}
              {restoredFrom && <small>{texts.putBack}</small>}
              <em>{changedInWords(kind, revision, texts, language)}</em>
              {note && <small className="typed">{fill(texts.note, { note })}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** A version is called by its moment. */
export function nameOfRevision(
  { at }: Revision,
  texts: Record<keyof typeof historyTexts, string>,
  language: Language,
): string {
  return at ? formatMoment(language, at) : texts.shipped;
}
