import { noPassportYet } from '#app/normalise/passport.ts';
import { inputOf } from '#app/forms/form-values.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import { formTexts } from './form.text.ts';
import styles from './no-passport.module.css';

/** Fills in the agreed words; without scripts a hint asks the visitor to write them. */
export function NoPassport() {
  const texts = useTexts(formTexts);
  const isHydrated = useHydrated();
  return (
    <>
      <noscript>
        <p className="hint">{texts.passportWithoutScripts}</p>
      </noscript>
      <span className={isHydrated ? undefined : styles.waits}>
        <Button
          tone="ghost"
          size="small"
          onClick={({ currentTarget }) => {
            const input = inputOf(currentTarget.form, 'passport');
            input.value = noPassportYet;
            input.dispatchEvent(new Event('input', { bubbles: true }));
            input.focus();
          }}
        >
          {texts.noPassport}
        </Button>
      </span>
    </>
  );
}
