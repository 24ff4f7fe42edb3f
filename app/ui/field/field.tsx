import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

type FieldParts = {
  label: ReactNode;
  /** Stands behind the label, for example "(optional)". */
  note?: ReactNode;
  hint?: ReactNode;
  /** What to do about the answer. Its presence marks the field as wrong. */
  error?: ReactNode;
  /** Takes the whole width of a two-column form. */
  wide?: boolean;
  /** Something to press or tick below the input, for example "No passport yet". */
  children?: ReactNode;
};

/** A labelled one-line input. Uncontrolled, so that what is typed before hydration stays. */
export function TextField({
  label,
  note,
  hint,
  error,
  wide,
  children,
  ...input
}: FieldParts & ComponentProps<'input'>) {
  const { id, describedBy } = useParts(input.id ?? input.name, hint, error);
  return (
    <FieldFrame {...{ id, label, note, hint, error, wide }} after={children}>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  );
}

/** A labelled input of several lines. */
export function TextAreaField({
  label,
  note,
  hint,
  error,
  wide,
  children,
  ...input
}: FieldParts & ComponentProps<'textarea'>) {
  const { id, describedBy } = useParts(input.id ?? input.name, hint, error);
  return (
    <FieldFrame {...{ id, label, note, hint, error, wide }} after={children}>
      <textarea
        {...input}
        id={id}
        className={styles.input}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  );
}

/** A box to tick. */
export function TickField({
  label,
  error,
  ...input
}: Pick<FieldParts, 'label' | 'error'> & ComponentProps<'input'>) {
  const { id, describedBy } = useParts(input.id ?? input.name, null, error);
  return (
    <>
      <label className={styles.tick}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
    </>
  );
}

/** The sentence under a field that is wrong: an icon and words, never colour alone. */
export function FieldErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  );
}

function FieldFrame({
  id,
  label,
  note,
  hint,
  error,
  wide,
  children,
  after,
}: FieldParts & { id: string; after: ReactNode }) {
  return (
    <div className={[styles.field, wide && styles.wide].filter(Boolean).join(' ')} data-field>
      <label htmlFor={id} className={styles.label}>
        {label}
        {note && <em>{note}</em>}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
      {after}
    </div>
  );
}

/** The id is the field's name where there is one, so that an error summary can link to it. */
function useParts(name: string | undefined, hint: ReactNode, error: ReactNode) {
  const generated = useId();
  const id = name ?? generated;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, describedBy: describedBy || undefined };
}
