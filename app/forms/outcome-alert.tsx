import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import styles from './outcome-alert.module.css';

/** What a form tells the alert above it. */
export type OutcomeProps<Reply> = {
  reply: Reply;
  takesFocus: boolean;
  /** It is sent again by itself. */
  isWaiting: boolean;
  onStopWaiting: () => void;
};

/** The result of sending, above the form: what came of it, what to do, and other ways. */
export function OutcomeAlert({
  advice,
  children,
  again,
  stopWaiting,
  isWaiting,
  onStopWaiting,
  ...alert
}: Omit<OutcomeProps<unknown>, 'reply'> &
  ComponentProps<typeof Alert> & {
    advice: ReactNode;
    /** On a button that sends the form again. */
    again?: string;
    /** On the button that ends the waiting. */
    stopWaiting: string;
  }) {
  return (
    <Alert {...alert}>
      {advice && <p>{advice}</p>}
      {children}
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
