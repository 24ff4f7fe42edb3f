import { useState } from 'react';
import { type ApiFailure, callApi } from '#app/http/api-client.ts';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { useRepeatKey } from '#app/ui/api-call/use-repeat-key.ts';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { warningTickId } from './findings.tsx';
import { type Review, type Ticks, tickOf } from './load-review.ts';
import { outcomeTexts, publishTexts } from './publish.text.ts';
import { PublishReview } from './publish-review.tsx';
import { isOutdated, refusalSentence } from './refusal.ts';
import styles from './publish-dialog.module.css';
import { useReview } from './use-review.ts';
import { type WaitingText, WaitingTexts } from './waiting-texts.tsx';

/** What went live: the publication, and what was shown of it before. */
export type Published = { publication: string; review: Review };

/** Shows what publishing a document, and others with it, would change; then publishes it. */
export function PublishDialog({
  id,
  waiting,
  isWatched,
  onPublished,
  onClose,
}: {
  /** The document that the page is about; null for all. */
  id: string | null;
  /** Texts of this page that are not with the server yet. */
  waiting: WaitingText[];
  /** Whether the texts of this document are among them: of others this device alone knows. */
  isWatched: boolean;
  onPublished: (published: Published) => void;
  onClose: () => void;
}) {
  const { account } = useStaffSession();
  const texts = useTexts(publishTexts);
  const outcomes = useTexts(outcomeTexts);
  const [chosen, setChosen] = useState(id === null ? null : [id]);
  const [ticks, setTicks] = useState<Ticks>({});
  const { result, isLoading, again } = useReview(chosen, ticks, waiting.length > 0);
  const [seen, setSeen] = useState('');
  const [isTickMissing, setTickMissing] = useState(false);
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { keyOf } = useRepeatKey();
  const review = result?.ok ? result.data : null;
  const isElsewhere = (draft: { id: string }) => !(isWatched && draft.id === id);
  const kept = review?.chosen.filter((draft) => draft.isKept && isElsewhere(draft)) ?? [];
  const elsewhere = kept.map(({ id: other, title }) => {
    return { name: title, to: `/admin/content/${other}`, isCollision: false };
  });
  const allWaiting = [...waiting, ...elsewhere];
  const mayPublish =
    allWaiting.length === 0 &&
    review !== null &&
    review.rehearsal.changes.length > 0 &&
    review.rehearsal.faults.length === 0;
  // The tick is for the warnings that were read, not for those of another choice.
  const warnings = review?.rehearsal.warnings.map(({ message }) => message).join('\n') ?? '';
  const isSeen = seen !== '' && seen === warnings;

  async function publish() {
    if (!review) return;
    if (review.rehearsal.warnings.length > 0 && !isSeen) {
      setTickMissing(true);
      document.getElementById(warningTickId)?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    const documents = review.chosen.map(({ id: _id, version }) => ({ _id, version }));
    const { without } = review;
    const key = keyOf({ documents, without, note });
    const answer = await callApi('POST /api/content/publications', {
      account,
      body: { key, documents, without, note },
    });
    setBusy(false);
    if (answer.ok) return onPublished({ publication: key, review });
    setFailure(answer);
    if (isOutdated(answer)) again();
  }

  function choose(document: string, isChosen: boolean) {
    setFailure(null);
    setChosen((before) => {
      const ids = before ?? review?.drafts.map((draft) => draft.id) ?? [];
      return isChosen ? [...ids, document] : ids.filter((one) => one !== document);
    });
  }

  function tick(document: string, path: string, isTicked: boolean) {
    setFailure(null);
    setTicks((before) => ({ ...before, [tickOf(document, path)]: isTicked }));
  }

  const titleOf = (document: string) =>
    review?.drafts.find((draft) => draft.id === document)?.title ?? document;
  return (
    <ModalDialog title={texts.title} isWide onCancel={() => !isBusy && onClose()}>
      <div className={styles.body} aria-busy={isLoading || undefined}>
        {failure && (
          <FailureAlert
            failure={failure}
            sentence={refusalSentence(failure, outcomes, titleOf)}
            takesFocus
          />
        )}
        <WaitingTexts waiting={allWaiting} onLeave={onClose} />
        {result && !result.ok && !isLoading && <FailureAlert failure={result} onRetry={again} />}
        <p role="status" className="hint">
          {isLoading && waiting.length === 0 && texts.loading}
        </p>
        {review && (
          <PublishReview
            review={review}
            chosen={chosen ?? review.drafts.map((draft) => draft.id)}
            ticks={ticks}
            {...{ isSeen, isTickMissing }}
            onChoose={choose}
            onTick={tick}
            onSeen={(isTicked) => {
              setSeen(isTicked ? warnings : '');
              setTickMissing(false);
            }}
            onLeave={onClose}
          />
        )}
        {mayPublish && (
          <TextField
            label={texts.note}
            note={texts.optional}
            placeholder={texts.why}
            maxLength={200}
            autoComplete="off"
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </div>
      <div className={styles.foot}>
        {mayPublish && (
          <Button tone="accent" busy={isBusy || isLoading} onClick={() => void publish()}>
            <Icon name="upload" />
            {texts.now}
          </Button>
        )}
        <Button tone="ghost" onClick={isBusy ? undefined : onClose}>
          {texts.back}
        </Button>
      </div>
    </ModalDialog>
  );
}
