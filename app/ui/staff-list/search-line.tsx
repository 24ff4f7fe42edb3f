import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './search-line.module.css';

/**
 * One line in which staff search a list. What is typed stands in no address: `addressOf` keeps it and says where the
 * results are (record 0031), for no words the whole list.
 */
export function SearchLine({
  id,
  words,
  longest,
  label,
  hint,
  submit,
  clear,
  addressOf,
}: {
  /** For what leads here, for example a shortcut. */
  id?: string;
  /** What is searched for now. */
  words: string;
  /** In characters. */
  longest: number;
  label: string;
  /** Stands in the empty field. */
  hint: string;
  submit: string;
  clear: string;
  addressOf: (words: string) => string;
}) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // The search may change past the field: by Back, or by "Clear search".
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = words;
  }, [words]);

  function look(event: FormEvent) {
    event.preventDefault();
    void navigate(addressOf(input.current?.value.trim() ?? ''));
  }

  return (
    <form role="search" method="post" className={styles.search} onSubmit={look}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        id={id}
        aria-label={label}
        placeholder={hint}
        defaultValue={words}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" size="small">
        {submit}
      </Button>
      {words && (
        <Link to={addressOf('')} className={styles.clear}>
          <Icon name="x" />
          {clear}
        </Link>
      )}
    </form>
  );
}
