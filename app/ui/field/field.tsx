import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

type FieldParts = {
  label: ReactNode;
  /** Stands behind the label, for example "(optional)". */
  note?: ReactNode;
  /** A sentence below the input that helps to answer; read out with it. */
  hint?: ReactNode;
  /** What to do about the answer. Its presence marks the field as wrong. */
  error?: ReactNode;
  /** Takes the whole width of a two-column form. */
  wide?: boolean;
  /** Something to press or tick below the input, for example "No passport yet". */
  children?: ReactNode;
};

/** A labelled one-line input. Uncontrolled, so that what is typed before hydration stays. */
export function TextField(props: FieldParts & ComponentProps<'input'>) {
  return <Field {...props} input="input" />;
}

/** A labelled input of several lines. */
export function TextAreaField(props: FieldParts & ComponentProps<'textarea'>) {
  return <Field {...props} input="textarea" />;
}

/** A labelled choice; its options are the children. */
export function SelectField({
  children,
  ...props
}: Omit<FieldParts, 'children'> & ComponentProps<'select'>) {
  return <Field {...props} input="select" options={children} />;
}

/**
 * Label, input, hint and error, in that order. Hint and error belong to the input for screen readers too
 * (WCAG 1.3.1, 3.3.1); `data-field` is how the error summary finds the whole of it.
 */
function Field({
  input: Input,
  label,
  note,
  hint,
  error,
  wide,
  options,
  children,
  ...rest
}: FieldParts & {
  input: ElementType;
  /** Inside the input. */
  options?: ReactNode;
  id?: string | undefined;
  name?: string | undefined;
}) {
  const { id, ...described } = useDescription(rest.id ?? rest.name, hint, error);
  return (
    <div className={[styles.field, wide && styles.wide].filter(Boolean).join(' ')} data-field>
      <label htmlFor={id} className={styles.label}>
        {label}
        {note && <em>{note}</em>}
      </label>
      <Input {...rest} {...described} id={id} className={styles.input}>
        {options}
      </Input>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
      {children}
    </div>
  );
}

/** A box to tick. */
export function TickField({
  label,
  error,
  ...input
}: Pick<FieldParts, 'label' | 'error'> & ComponentProps<'input'>) {
  const { id, ...described } = useDescription(input.id ?? input.name, null, error);
  return (
    <>
      <label className={styles.tick}>
        <input {...input} {...described} id={id} type="checkbox" />
        <span>{label}</span>
      </label>
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
    </>
  );
}

/** The sentence under a field that is wrong: an icon and words, never colour alone (WCAG 1.4.1). */
export function FieldErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  );
}

/** The id is the field's name where there is one, so that an error summary can link to it. */
function useDescription(name: string | undefined, hint: ReactNode, error: ReactNode) {
  const generated = useId();
  const id = name ?? generated;
  const texts = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': texts || undefined,
    'aria-invalid': error ? true : undefined,
  };
}
