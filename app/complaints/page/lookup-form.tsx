import { useActionData } from 'react-router';
import { CallInstead } from '#app/brand/call-instead/call-instead.tsx';
import page from '#app/forms/form-page.module.css';
import { errorCodeOf } from '#app/forms/not-taken.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { stateTexts } from '../complaint.text.ts';
import styles from './aside.module.css';
import { lookupTexts } from './lookup.text.ts';
import type { ComplaintsReply, LookupReply } from './reply.ts';

/** Asks how a complaint stands, and says so in the same place: on a phone that is far below the head of the page. */
export function LookupForm() {
  const reply = useActionData<ComplaintsReply>();
  const texts = useTexts(lookupTexts);
  const language = useLanguage();
  const found = reply?.form === 'lookup' ? reply : undefined;
  return (
    <form
      className={`${page.note} ${styles.lookup}`}
      id="lookup"
      method="post"
      action={`${pathIn(language, '/complaints')}#lookup`}
      aria-labelledby="lookup-title"
    >
      <h2 id="lookup-title">{texts.title}</h2>
      {found && found.status !== 'refused' && <Outcome reply={found} />}
      <input type="hidden" name="form" value="lookup" />
      <div className={styles.pair}>
        <TextField
          name="reference"
          label={texts.reference}
          error={errorCodeOf(found, 'reference') ? texts.referenceMissing : undefined}
          defaultValue={found?.answers.reference}
          placeholder="C-XXXX-XXXX"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          name="pin"
          label={texts.pin}
          error={errorCodeOf(found, 'pin') ? texts.pinWrong : undefined}
          defaultValue={found?.answers.pin}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <Button type="submit" tone="ghost">
        {texts.show}
      </Button>
    </form>
  );
}

function Outcome({ reply }: { reply: Exclude<LookupReply, { status: 'refused' }> }) {
  const texts = useTexts(lookupTexts);
  const states = useTexts(stateTexts);
  const language = useLanguage();
  if (reply.status === 'found') {
    return (
      <div className={styles.news} role="status">
        <p>
          <b>{states[reply.state]}</b>{' '}
          {fill(texts.since, { day: formatDay(language, reply.since) })}
        </p>
        {reply.answer === '' ? (
          <p>{texts.noAnswer}</p>
        ) : (
          <>
            <h3>{texts.answer}</h3>
            <p className={styles.answer}>{reply.answer}</p>
          </>
        )}
      </div>
    );
  }
  if (reply.status === 'too_many') return <CallInstead sentence={texts.tooMany} reply={reply} />;
  const sentence = texts[reply.status === 'no_match' ? 'noMatch' : 'unreachable'];
  return <CallInstead sentence={sentence} reply={reply} />;
}
