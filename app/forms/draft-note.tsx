import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { draftTexts } from '#app/i18n/draft.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import styles from './forms.module.css';
import { TickField } from '#app/ui/field/field.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { UsedForm } from './use-visitor-form.ts';

/**
 * Says what a form keeps on the device, and lets the visitor delete or refuse that. Nothing is kept without
 * scripts.
 */
export function DraftNote({
  form,
  exception,
}: {
  form: Pick<UsedForm, 'isShared' | 'hasTyped' | 'deleted' | 'share' | 'remove' | 'undo'>;
  /** A sentence about the part of the form that is kept for a shorter time. */
  exception?: string;
}) {
  const texts = useTexts(draftTexts);
  const isHydrated = useHydrated();
  return (
    <div className={isHydrated ? styles.note : `${styles.note} ${styles.waits}`}>
      <p>{form.isShared ? texts.notKept : [texts.kept, exception].filter(Boolean).join(' ')}</p>
      <div className={styles.choices}>
        <TickField
          checked={form.isShared}
          onChange={({ target }) => form.share(target.checked)}
          label={<WithSecondaryLanguage text={draftTexts.shared} />}
        />
        {form.hasTyped && (
          <Button tone="ghost" size="small" onClick={form.remove}>
            <Icon name="trash-2" />
            {texts.remove}
          </Button>
        )}
      </div>
      <div role="status">
        {form.deleted && (
          <p className={styles.removed}>
            <Icon name="circle-check" />
            <span>{texts.removed}</span>
            {/* The pressed button has gone: move the focus to the undo button. */}
            <Button tone="ghost" size="small" ref={focus} onClick={form.undo}>
              {texts.undo}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}
