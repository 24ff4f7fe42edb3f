import { useId } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { type CallOutcome, callOutcomes } from './call-outcome.ts';
import { callTexts } from './calls.text.ts';
import styles from './chips.module.css';

const outcomeIcons: Record<CallOutcome, IconName> = {
  reached: 'phone-call',
  no_answer: 'phone-missed',
  call_later: 'alarm-clock',
  wrong_number: 'phone-off',
  not_interested: 'circle-slash',
};

/**
 * How a call went, in one tap: radio buttons that look like chips. A second tap on the chosen one takes it back,
 * because a note alone has no outcome.
 */
export function OutcomeChips({
  chosen,
  onChoose,
}: {
  chosen: CallOutcome | null;
  onChoose: (outcome: CallOutcome | null) => void;
}) {
  const texts = useTexts(callTexts);
  const name = useId();
  return (
    <fieldset className={styles.outcomes}>
      <legend>{texts.outcome}</legend>
      <div className={styles.chips}>
        {callOutcomes.map((outcome) => (
          <label key={outcome} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={outcome}
              checked={chosen === outcome}
              onChange={() => onChoose(outcome)}
              onClick={() => chosen === outcome && onChoose(null)}
            />
            <span>
              <Icon name={outcomeIcons[outcome]} />
              {texts[outcome]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
