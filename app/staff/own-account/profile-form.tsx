import { type FormEvent, useRef } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { startPages } from '#app/auth/remembered-page.ts';
import { formTexts } from '#app/http/form-texts.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { type OwnAccount, ownAccountActs } from './own-account.ts';
import styles from './profile-form.module.css';
import { profileTexts } from './profile.text.ts';

/** The name that colleagues see beside one's acts, and the page with which one starts. */
export function ProfileForm({
  me,
  startPage,
  onSaved,
}: Pick<OwnAccount, 'me' | 'startPage'> & { onSaved: (sentence: string) => void }) {
  const texts = useTexts(profileTexts);
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, failure, send } = useAction(ownAccountActs, 'saveProfile');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const { name, startPage: chosen } = formTexts(form.current, 'name', 'startPage');
    const page = startPages.find((one) => one === chosen) ?? startPage;
    const result = await send({ name, startPage: page });
    if (result.ok) return onSaved(texts.saved);
    if (result.errors.length > 0) form.current.querySelector('input')?.focus();
  }

  const wrong = failure?.errors.find(({ field }) => field === 'name');
  const sentences: Record<string, string> = texts;
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        id="own-name"
        label={texts.name}
        hint={texts.nameHint}
        name="name"
        autoComplete="name"
        maxLength={60}
        defaultValue={me.name}
        error={wrong && (sentences[wrong.code] ?? texts.badName)}
      />
      <fieldset>
        <legend>{texts.startPage}</legend>
        {startPages.map((page) => (
          <label key={page}>
            <input type="radio" name="startPage" value={page} defaultChecked={page === startPage} />
            {texts[page]}
          </label>
        ))}
      </fieldset>
      {failure && !wrong && <FailureAlert failure={failure} takesFocus />}
      <Button type="submit" tone="ghost" size="small" busy={isBusy}>
        {texts.save}
      </Button>
    </form>
  );
}
