import { type ReactNode, useState } from 'react';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useTexts } from '#app/i18n/text.ts';
import { RadioTiles } from '#app/ui/field/radio-tiles.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type ConsentField, consentFields, notYet } from './consent.ts';
import { ConsentFields } from './consent-fields.tsx';
import styles from './consent-fields.module.css';
import { consentTexts } from './consent.text.ts';

/** The answer to whether a person has agreed; null before anybody has said. */
export type Agreement = {
  agreed: 'yes' | 'not_yet' | null;
  /** It was asked once, and not answered: then it counts as not yet (decision 79). */
  isAsked: boolean;
  onAnswer: (agreed: 'yes' | 'not_yet') => void;
};

/** For the focus, where the answer is missing. */
export const questionId = 'has-agreed';

/** Whether a person has agreed, before anything else is said of them; with yes how, today and by whoever asks here. */
export function ConsentQuestion({
  agreed,
  isAsked,
  onAnswer,
  errorOf,
}: Agreement & { errorOf: (field: ConsentField) => ReactNode }) {
  const texts = useTexts(consentTexts);
  const { name } = useStaffSession();
  const [today] = useState(() => todayInDhaka(new Date()));
  const kept = agreed === 'not_yet' || isAsked ? notYet : null;
  return (
    <div id={questionId} tabIndex={-1} className={styles.question}>
      <RadioTiles
        legend={texts.agreed}
        name="agreed"
        isBeside
        value={agreed}
        onChoose={onAnswer}
        tiles={[
          { value: 'yes', icon: 'circle-check', label: texts.yes, hint: texts.yesShows },
          { value: 'not_yet', icon: 'circle-slash', label: texts.notYet, hint: texts.notYetShows },
        ]}
      />
      <p role="status" className={styles.asked}>
        {isAsked && agreed === null && (
          <>
            <Icon name="circle-alert" />
            {texts.askedOnce}
          </>
        )}
      </p>
      {agreed === 'yes' ? (
        <ConsentFields
          consent={{ consentOn: today, consentBy: name, shows: 'face', nameShown: 'full' }}
          isFolded
          errorOf={errorOf}
        />
      ) : (
        consentFields.map((field) => (
          <input key={field} type="hidden" name={field} value={kept?.[field] ?? ''} />
        ))
      )}
    </div>
  );
}
