import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';

/**
 * Stands above a form that could not be sent, takes the focus, and leads to each field by its id (the error
 * summary of the GOV.UK Design System; WCAG 3.3.1). Give it a new `key` with each attempt, so that it takes
 * the focus again.
 */
export function ErrorSummary({
  title,
  advice,
  fields,
  rest,
  tone = 'danger',
  takesFocus = true,
  children,
}: {
  title: ReactNode;
  /** What to do, and that nothing typed is lost. */
  advice: ReactNode;
  /** The id and the label of each field that is wrong, in the order of the form. */
  fields: Wrong[];
  /** The next of them, named by how many more there are, where not all are listed. */
  rest?: Wrong | false | undefined;
  /** A note where the form can be sent all the same. */
  tone?: 'danger' | 'note';
  takesFocus?: boolean;
  /** What is asked beside. */
  children?: ReactNode;
}) {
  return (
    <Alert tone={tone} sentence={title} takesFocus={takesFocus}>
      <p>{advice}</p>
      <ul>
        {[...fields, ...(rest ? [rest] : [])].map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // Only the focus: a new address would be one more step for the browser's Back.
                event.preventDefault();
                showField(document.getElementById(id));
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </Alert>
  );
}

type Wrong = { id: string; label: string };

/**
 * Focus alone leaves the label above the screen, or in WebKit the field half below its edge, and the error
 * under it everywhere: the whole field goes to the middle.
 */
export function showField(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true });
  (field?.closest('[data-field]') ?? field)?.scrollIntoView({ block: 'center' });
}
