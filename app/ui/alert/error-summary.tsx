import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';

/**
 * What stands above a form that could not be sent: it takes the focus and leads to each field by
 * its id. Give it a new `key` with each attempt, so that it takes the focus again.
 */
export function ErrorSummary({
  title,
  advice,
  fields,
  tone = 'danger',
  takesFocus = true,
}: {
  title: ReactNode;
  advice: ReactNode;
  /** The ids of the fields and how they are called, in the order of the form. */
  fields: { id: string; label: string }[];
  tone?: 'danger' | 'note';
  takesFocus?: boolean;
}) {
  return (
    <Alert tone={tone} sentence={title} takesFocus={takesFocus}>
      <p>{advice}</p>
      <ul>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // Focus alone: a new address would be one more step on the way back.
                event.preventDefault();
                showField(document.getElementById(id));
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/**
 * Focus alone leaves a field half below the edge in WebKit, and its error under it everywhere: the
 * whole frame of the field goes to the middle.
 */
function showField(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true });
  (field?.closest('[data-field]') ?? field)?.scrollIntoView({ block: 'center' });
}
