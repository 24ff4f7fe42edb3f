import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { rememberQuery } from '#app/ui/staff-list/remembered-queries.ts';
import styles from './content-search.module.css';
import { searchTexts } from './list.text.ts';

/** Looks through all texts in both languages. */
export function ContentSearch({ words }: { words: string }) {
  const texts = useTexts(searchTexts);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // The search may change past the field: by Back, or by "Clear search".
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = words;
  }, [words]);

  function look(event: FormEvent) {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    void navigate(typed ? `?words=${rememberQuery(typed)}` : '?');
  }

  return (
    <form role="search" method="post" className={styles.search} onSubmit={look}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={texts.label}
        placeholder={texts.hint}
        defaultValue={words}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" size="small">
        {texts.search}
      </Button>
      {words && (
        <Link to="?" className={styles.clear}>
          <Icon name="x" />
          {texts.clear}
        </Link>
      )}
    </form>
  );
}
