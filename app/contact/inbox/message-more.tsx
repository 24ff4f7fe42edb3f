import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { usePutBack } from '#app/work/theirs.ts';
import styles from './message-more.module.css';
import { messageActTexts } from './inbox.text.ts';
import { messageActs } from './message-acts.ts';
import type { Message } from './message.ts';

/** What is seldom done with a message: DELETE, and back to waiting once it is marked as answered. */
export function MessageMore({
  message,
  onPutBack,
  onDelete,
}: {
  message: Message;
  onPutBack: (fresh: Message) => void;
  onDelete: () => void;
}) {
  const texts = useTexts(messageActTexts);
  const { name } = message;
  return (
    <details className={styles.more}>
      <summary aria-label={fill(texts.moreActs, { name })}>
        <Icon name="ellipsis-vertical" />
      </summary>
      <div className={styles.acts}>
        {message.answered && <PutBack message={message} onPutBack={onPutBack} />}
        <Button
          tone="danger"
          size="small"
          data-shortcut="delete"
          aria-label={fill(texts.removeNamed, { name })}
          onClick={onDelete}
        >
          <Icon name="trash-2" />
          {texts.remove}
        </Button>
      </div>
    </details>
  );
}

/** The reason stays in the log of calls, so that a colleague knows. */
function PutBack({
  message,
  onPutBack,
}: {
  message: Message;
  onPutBack: (fresh: Message) => void;
}) {
  const texts = useTexts(messageActTexts);
  const form = usePutBack(messageActs, message, onPutBack);
  const { isBusy, failure, theirs, reason } = form;

  return (
    <form
      className={styles.back}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void form.putBack();
      }}
    >
      <label>
        <span>{texts.reason}</span>
        <input
          value={reason}
          maxLength={300}
          required
          dir="auto"
          onChange={(event) => form.setReason(event.target.value)}
        />
      </label>
      <Button type="submit" tone="ghost" size="small" busy={isBusy}>
        <Icon name="rotate-ccw" />
        {texts.putBack}
      </Button>
      {failure && (
        <FailureAlert failure={failure} sentence={theirs ? texts.changedMeanwhile : undefined} />
      )}
    </form>
  );
}
