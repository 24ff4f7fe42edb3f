import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '#app/ui/alert/alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './outcome-alert.module.css';

/** What a form passes to the alert above it. */
export type OutcomeProps<Reply> = {
  reply: Reply;
  takesFocus: boolean;
  /** The form is sent again automatically. */
  isWaiting: boolean;
  onStopWaiting: () => void;
};

/** The outcome of sending, above the form: the result, what to do, and other ways. */
export function OutcomeAlert({
  advice,
  ways,
  again,
  stopWaiting,
  isWaiting,
  onStopWaiting,
  ...alert
}: Omit<OutcomeProps<unknown>, 'reply'> &
  ComponentProps<typeof Alert> & {
    advice: ReactNode;
    /** Other ways to reach the office, as list items. */
    ways?: ReactNode;
    /** The label of the button that sends the form again. */
    again?: string;
    /** The label of the button that stops the automatic attempts. */
    stopWaiting: string;
  }) {
  return (
    <Alert {...alert}>
      {advice && <p>{advice}</p>}
      {ways && <ul className={styles.ways}>{ways}</ul>}
      {(again || isWaiting) && (
        <div className={styles.again}>
          {again && (
            <Button type="submit" tone="ghost" size="small">
              <Icon name="refresh-cw" />
              {again}
            </Button>
          )}
          {isWaiting && (
            <Button tone="ghost" size="small" onClick={onStopWaiting}>
              {stopWaiting}
            </Button>
          )}
        </div>
      )}
    </Alert>
  );
}
