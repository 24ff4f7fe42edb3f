import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type ApplicationSearch,
  hasFilter,
  searchFields,
  searchOf,
  searchQuery,
} from './application-search.ts';
import { addressOf } from './search-address.ts';
import { isLikelyPassport } from './passport-query.ts';
import { type Assignees, SearchFilters } from './search-filters.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { drawInTurn } from '#app/ui/deferred/draw-in-turn.ts';
import { useFrameLater } from '#app/ui/deferred/use-frame-later.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './search-form.module.css';
import { searchTexts } from './search.text.ts';

/** How long typing must rest before the list follows, in milliseconds. */
const restMs = 350;

/**
 * Narrows the list down: words in one line, filters folded behind a button. The address has the
 * search, so that Back and a reload keep it. A passport number, which is noted and counted with every try, waits
 * for the button or Enter.
 */
export function SearchForm({
  search,
  assignees,
}: {
  search: ApplicationSearch;
  assignees: Assignees;
}) {
  const texts = useTexts(searchTexts);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  const [isWaiting, setWaiting] = useState(false);
  const { q: _words, ...filters } = search;
  const [isUnfolded, setUnfolded] = useState(hasFilter(filters));
  // A frame after the button says so: 230 elements take a slow device longer than a press is to be answered in.
  const isShown = useFrameLater(isUnfolded);
  // In an idle moment: folded filters are a quarter of what the page is made of. Those that are not there filter nothing.
  // Once there they stay, with what was typed.
  const [hasFields, setFields] = useState(isUnfolded);
  if (!hasFields && (isShown || hasFilter(filters))) setFields(true);
  useEffect(() => (hasFields ? undefined : drawInTurn(() => setFields(true))), [hasFields]);
  const foldedId = useId();
  // Only to compare by: the address has what was typed under another name.
  const query = searchQuery(search);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // The search may change past the form: by Back, by another view, or by "Clear search".
  const [renewals, setRenewals] = useState(0);
  useEffect(() => {
    if (searchQuery(searchIn(form.current)) === query) return;
    fillIn(form.current, searchOf(new URLSearchParams(query)));
    setRenewals((before) => before + 1);
  }, [query]);

  function follow(waitMs: number, isAsked = false) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const next = searchIn(form.current);
      const waits = !isAsked && next.q !== search.q && isLikelyPassport(next.q ?? '');
      setWaiting(waits);
      if (waits || searchQuery(next) === query) return;
      // Typing is one step of the history, not one for each letter.
      void navigate(addressOf(next), { replace: hasFilter(search) });
    }, waitMs);
  }

  return (
    <div className={styles.search}>
      <form
        ref={form}
        role="search"
        method="post"
        onInput={(event) => follow(isTyped(event) ? restMs : 0)}
        onSubmit={(event) => {
          event.preventDefault();
          follow(0, true);
        }}
      >
        <input type="hidden" name="view" defaultValue={search.view} />
        <div className={styles.line}>
          <label className={styles.words}>
            <span className="visually-hidden">{texts.search}</span>
            <Icon name="search" />
            <input
              type="search"
              name="q"
              id="search-words"
              defaultValue={search.q}
              maxLength={120}
              autoComplete="off"
              spellCheck={false}
              placeholder={texts.searchHint}
            />
          </label>
          <button
            type="button"
            className={styles.fold}
            aria-label={texts.filters}
            aria-expanded={isUnfolded}
            aria-controls={foldedId}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <Icon name="sliders-horizontal" />
          </button>
          <Button type="submit" size="small">
            {texts.submit}
          </Button>
        </div>
        <p role="status" className={styles.waiting}>
          {isWaiting && texts.passportWaits}
        </p>
        <div id={foldedId} className={styles.filters} hidden={!isShown}>
          {hasFields && <SearchFilters {...{ search, assignees, renewals }} />}
        </div>
      </form>
    </div>
  );
}

/** Leaves the field alone that somebody is typing in. */
function fillIn(form: HTMLFormElement | null, search: ApplicationSearch): void {
  for (const element of form?.elements ?? []) {
    const field = searchFields.find((name) => name === element.getAttribute('name'));
    if (!field || element === document.activeElement) continue;
    const isInput = element instanceof HTMLInputElement;
    if (isInput && element.type === 'checkbox') element.checked = search[field] === element.value;
    else if (isInput || element instanceof HTMLSelectElement) element.value = search[field] ?? '';
  }
}

function searchIn(form: HTMLFormElement | null): ApplicationSearch {
  if (!form) return {};
  const data = new FormData(form);
  const typed = new URLSearchParams();
  for (const field of searchFields) typed.set(field, String(data.get(field) ?? ''));
  return searchOf(typed);
}

function isTyped({ target }: FormEvent): boolean {
  return target instanceof HTMLInputElement && /^(?:search|text)$/.test(target.type);
}
