import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { addressOf } from './inbox-address.ts';
import styles from './inbox-search.module.css';
import { inboxTexts } from './inbox.text.ts';
import type { MessageSearch } from './message.ts';

/** Looks among all messages: whoever calls may have been answered before. */
export function InboxSearch({ search: { view, q } }: { search: MessageSearch }) {
  const texts = useTexts(inboxTexts);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // The search may change past the field: by Back, or by "Clear search".
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = q;
  }, [q]);

  function look(event: FormEvent) {
    event.preventDefault();
    const words = input.current?.value.trim() ?? '';
    void navigate(addressOf({ view: words ? 'all' : view, q: words }));
  }

  return (
    <form role="search" method="post" className={styles.search} onSubmit={look}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        id="search-words"
        aria-label={texts.search}
        placeholder={texts.searchHint}
        defaultValue={q}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" size="small">
        {texts.search}
      </Button>
      {q && (
        <Link to={addressOf({ view, q: '' })} className={styles.clear}>
          <Icon name="x" />
          {texts.clear}
        </Link>
      )}
    </form>
  );
}
