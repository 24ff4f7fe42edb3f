import { useState } from 'react';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatRecentMoment } from '#app/i18n/format-moment.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ComparedSides, ComparedTexts } from '../compare/compared-texts.tsx';
import { ChangingPages } from './changing-pages.tsx';
import { Faults, Warnings } from './findings.tsx';
import { Held } from './held.tsx';
import {
  type ChangedField,
  type DraftToPublish,
  type Review,
  type Ticks,
  changesAmong,
  tickOf,
} from './load-review.ts';
import { publishTexts } from './publish.text.ts';
import styles from './publish-review.module.css';
import { laterSentences } from './shown-later.ts';

/** Which drafts go live, what that changes, and what stands in the way. */
export function PublishReview({
  review,
  chosen,
  ticks,
  isSeen,
  isTickMissing,
  onChoose,
  onTick,
  onSeen,
  onLeave,
}: {
  review: Review;
  /** What is ticked, which the review may not know yet. */
  chosen: readonly string[];
  /** Of single changes, likewise. */
  ticks: Ticks;
  isSeen: boolean;
  isTickMissing: boolean;
  onChoose: (document: string, isChosen: boolean) => void;
  onTick: (document: string, path: string, isTicked: boolean) => void;
  onSeen: (isSeen: boolean) => void;
  onLeave: () => void;
}) {
  const texts = useTexts(publishTexts);
  const { drafts, rehearsal } = review;
  const later = laterSentences(review, useLanguage());
  if (drafts.length === 0) return <p>{texts.empty}</p>;
  return (
    <>
      {(drafts.length > 1 || review.chosen.length === 0) && (
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">{texts.which}</legend>
          {drafts.map((draft) => (
            <Choice
              key={draft.id}
              draft={draft}
              isChosen={chosen.includes(draft.id)}
              onChoose={onChoose}
            />
          ))}
        </fieldset>
      )}
      {review.chosen.length === 0 && <p>{texts.noneChosen}</p>}
      <Faults faults={rehearsal.faults} onLeave={onLeave} />
      <div>
        {review.chosen.flatMap((draft) => {
          const held = changesAmong(draft, rehearsal.held);
          return draft.fields
            .filter(({ leaves }) => !leaves.every((leaf) => held.includes(leaf)))
            .map((field) => (
              <Change
                key={tickOf(draft.id, field.path)}
                field={field}
                where={draft.title}
                isTicked={ticks[tickOf(draft.id, field.path)] ?? !field.isLeft}
                onTick={(isTicked) => onTick(draft.id, field.path, isTicked)}
              />
            ));
        })}
      </div>
      <Warnings warnings={rehearsal.warnings} {...{ isSeen, isTickMissing, onSeen, onLeave }} />
      <Held review={review} onLeave={onLeave} />
      {rehearsal.changes.length > 0 && rehearsal.faults.length === 0 && (
        <>
          {later.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {(later.length === 0 || rehearsal.pages.length > 0) && (
            <ChangingPages pages={rehearsal.pages} />
          )}
        </>
      )}
    </>
  );
}

function Choice({
  draft: { id, title, fields },
  isChosen,
  onChoose,
}: {
  draft: DraftToPublish;
  isChosen: boolean;
  onChoose: (document: string, isChosen: boolean) => void;
}) {
  const texts = useTexts(publishTexts);
  const language = useLanguage();
  const count = fields.length;
  return (
    <label>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChoose(id, event.currentTarget.checked)}
      />
      <span>
        <b>{title}</b>{' '}
        {count === 1
          ? texts.oneChange
          : fill(texts.changes, { count: formatNumber(language, count) })}
      </span>
    </label>
  );
}

/** The changes of a field, with the tick by which they go or stay in the draft. */
function Change({
  field: { label, leaves, restored },
  where,
  isTicked,
  onTick,
}: {
  field: ChangedField;
  where: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  const texts = useTexts(publishTexts);
  const language = useLanguage();
  const [now] = useState(() => new Date());
  return (
    <section className={styles.change}>
      <h3>
        <label>
          <input
            type="checkbox"
            checked={isTicked}
            onChange={(event) => onTick(event.currentTarget.checked)}
          />
          <span>
            {label} <small>{where}</small>
          </span>
        </label>
      </h3>
      {restored && (
        <p className={styles.restored}>
          <Icon name="clock" />
          {fill(texts.restored, {
            who: restored.by?.name ?? texts.somebody,
            when: restored.at ? formatRecentMoment(language, restored.at, now) : '',
          })}
        </p>
      )}
      {leaves.length === 1 ? (
        <ComparedSides sides={leaves[0]!.sides} />
      ) : (
        <ComparedTexts leaves={leaves} />
      )}
    </section>
  );
}
