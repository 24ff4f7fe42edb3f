import { StaticElement } from '#app/ui/deferred/static-element.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { hiddenFields } from './hidden-fields.ts';
import type { UsedForm } from './use-visitor-form.ts';
import styles from './forms.module.css';

/** The frame of a visitors' form: its hidden inputs and the button at its end. */
export function VisitorForm({
  form: { element, onSubmit, isSending, confirmed },
  submit,
  submitting,
  tone,
  hint,
  children,
  ...attributes
}: Omit<ComponentProps<'form'>, 'form' | 'onSubmit'> & {
  form: Pick<UsedForm, 'element' | 'onSubmit' | 'isSending' | 'confirmed'>;
  /** The label of the button. */
  submit: string;
  /** The spoken label while sending. */
  submitting: string;
  tone?: ComponentProps<typeof Button>['tone'];
  /** Shown next to the button. */
  hint: ReactNode;
}) {
  return (
    <form ref={element} method="post" onSubmit={onSubmit} {...attributes}>
      <input type="hidden" name={hiddenFields.key} />
      <input type="hidden" name={hiddenFields.fillSeconds} />
      <input type="hidden" name={hiddenFields.confirmed} value={confirmed.join(' ')} />
      <div className={styles.honeypot} aria-hidden="true">
        <input name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      {children}
      <div className={styles.send}>
        <Button type="submit" tone={tone} size="large" busy={isSending}>
          {submit}
          <Icon name="send" />
        </Button>
        <StaticElement as="p" className="hint">
          {() => hint}
        </StaticElement>
        <p className="visually-hidden" role="status">
          {isSending && submitting}
        </p>
      </div>
    </form>
  );
}
