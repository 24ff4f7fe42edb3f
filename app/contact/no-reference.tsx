import { inputOf } from '#app/forms/form-values.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
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
