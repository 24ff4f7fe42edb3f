import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import styles from './typed-text.module.css';

/**
 * A native field for one text. It shows the text as typed as long as somebody is in it, whatever is saved or changed
 * elsewhere meanwhile. A keyboard that composes its letters, as those for Bengali do, is left alone until they stand:
 * nothing is changed and nothing is told before.
 */
export function TypedText({
  value,
  isLong = false,
  isOneLine = !isLong,
  onType,
  onEnter,
  onLeave,
  ...input
}: {
  value: string;
  /** In a box that grows. */
  isLong?: boolean;
  /** Without line breaks. */
  isOneLine?: boolean;
  onType: (text: string) => void;
  onEnter: () => void;
  onLeave: () => void;
} & Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'lang'
  | 'type'
  | 'inputMode'
  | 'placeholder'
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-label'
  | 'dir'
>) {
  const [typed, setTyped] = useState<string | null>(null);
  /** What was told last: a composition may end in many ways, and each text is told once. */
  const told = useRef(value);

  function tell(text: string) {
    if (told.current === text) return;
    told.current = text;
    onType(text);
  }

  const shown = typed ?? value;
  const field = {
    ...input,
    value: shown,
    spellCheck: true,
    autoComplete: 'off',
    onFocus: () => {
      told.current = value;
      setTyped(value);
      onEnter();
    },
    onChange: ({
      currentTarget,
      nativeEvent,
    }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(currentTarget.value);
      if (!(nativeEvent as InputEvent).isComposing) tell(currentTarget.value);
    },
    onCompositionEnd: ({
      currentTarget,
    }: {
      currentTarget: HTMLInputElement | HTMLTextAreaElement;
    }) => tell(currentTarget.value),
    onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      tell(currentTarget.value);
      setTyped(null);
      onLeave();
    },
  };
  if (!isLong) return <input type="text" {...field} className={styles.input} />;
  const { type: _, ...area } = field;
  return (
    <textarea
      {...area}
      rows={rowsFor(shown)}
      className={styles.input}
      onKeyDown={(event) => {
        if (isOneLine && event.key === 'Enter' && !event.nativeEvent.isComposing)
          event.preventDefault();
      }}
    />
  );
}

/** For browsers that do not size a field by what is in it. */
function rowsFor(text: string): number {
  const rows = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 44), 0);
  return Math.min(rows, 14);
}
