import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { ComparedTexts } from '../compare/compared-texts.tsx';
import { ChangingPages } from './changing-pages.tsx';
import { Faults, Warnings } from './findings.tsx';
import { Held } from './held.tsx';
import { type DraftToPublish, type Review, changesAmong } from './load-review.ts';
import { publishTexts } from './publish.text.ts';
import styles from './publish-review.module.css';

/** Which drafts go live, what that changes, and what stands in the way. */
export function PublishReview({
  review,
  chosen,
  isSeen,
  isTickMissing,
  onChoose,
  onSeen,
  onLeave,
}: {
  review: Review;
  /** What is ticked, which the review may not know yet. */
  chosen: readonly string[];
  isSeen: boolean;
  isTickMissing: boolean;
  onChoose: (document: string, isChosen: boolean) => void;
  onSeen: (isSeen: boolean) => void;
  onLeave: () => void;
}) {
  const texts = useTexts(publishTexts);
  const { drafts, rehearsal } = review;
  if (drafts.length === 0) return <p>{texts.empty}</p>;
  return (
    <>
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
      {review.chosen.length === 0 && <p>{texts.noneChosen}</p>}
      <Faults faults={rehearsal.faults} onLeave={onLeave} />
      <div>
        {review.chosen.map((draft) => (
          <ComparedTexts
            key={draft.id}
            leaves={changesAmong(draft, rehearsal.changes)}
            where={draft.title}
          />
        ))}
      </div>
      <Warnings warnings={rehearsal.warnings} {...{ isSeen, isTickMissing, onSeen, onLeave }} />
      <Held review={review} onLeave={onLeave} />
      {rehearsal.changes.length > 0 && rehearsal.faults.length === 0 && (
        <ChangingPages pages={rehearsal.pages} />
      )}
    </>
  );
}

function Choice({
  draft: { id, title, changes },
  isChosen,
  onChoose,
}: {
  draft: DraftToPublish;
  isChosen: boolean;
  onChoose: (document: string, isChosen: boolean) => void;
}) {
  const texts = useTexts(publishTexts);
  const language = useLanguage();
  const count = changes.length;
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
