import { inputOf } from '#app/forms/form-values.ts';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import { TickField } from '#app/ui/field/field.tsx';
import styles from './contact-form.module.css';
import { contactTexts, noReferencePerson } from './contact.text.ts';

/** Fills in that nobody referred the visitor. */
export function NoReference() {
  const texts = useTexts(contactTexts);
  const isHydrated = useHydrated();
  return (
    <span className={isHydrated ? undefined : styles.waits}>
      <Button
        tone="ghost"
        size="small"
        onClick={({ currentTarget }) => {
          const input = inputOf(currentTarget.form, 'reference');
          input.value = noReferencePerson;
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }}
      >
        {texts.noReference}
      </Button>
    </span>
  );
}

/**
 * The tick of who has no e-mail address. Where no script makes the field optional, the browser would not let
 * the form go: once ticked, there is a button that leaves all judging to the server.
 */
export function NoEmail({
  isTicked,
  onChange,
}: {
  isTicked: boolean | undefined;
  onChange: () => void;
}) {
  const texts = useTexts(contactTexts);
  const isHydrated = useHydrated();
  return (
    <div className={styles.noEmail}>
      <TickField
        name="noEmail"
        value="yes"
        defaultChecked={isTicked}
        onChange={onChange}
        label={<WithSecondaryLanguage text={contactTexts.noEmail} />}
      />
      {!isHydrated && (
        <Button type="submit" tone="ghost" size="small" formNoValidate>
          {texts.send}
        </Button>
      )}
    </div>
  );
}
