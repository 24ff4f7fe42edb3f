import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { todoTexts } from './list.text.ts';
import styles from './todo-list.module.css';
import type { Todo } from './todos.ts';

/** How many are in view at first. */
const first = 3;

/** What is to do, each with a link to where it is done. */
export function TodoList({ todos }: { todos: Todo[] }) {
  const texts = useTexts(todoTexts);
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? todos : todos.slice(0, first);
  const hidden = todos.length - shown.length;
  return (
    <section aria-labelledby="todo-title" className={styles.todos}>
      <h2 id="todo-title" tabIndex={-1}>
        {texts.title}
        {todos.length > 0 && <b className="num"> {formatNumber(language, todos.length)}</b>}
      </h2>
      {todos.length === 0 && (
        <p className={styles.nothing}>
          <Icon name="check" />
          {texts.nothing}
        </p>
      )}
      {todos.length > 0 && (
        <ul className="lines">
          {shown.map((todo) => (
            <Row key={`${todo.kind} ${todo.to}`} todo={todo} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            setWhole(true);
            // The button goes, and with it the focus.
            document.getElementById('todo-title')?.focus();
          }}
        >
          {fill(texts.more, { count: formatNumber(language, hidden) })}
          <Icon name="chevron-down" />
        </button>
      )}
    </section>
  );
}

const iconOf: Record<Todo['kind'], IconName> = {
  kept: 'cloud-off',
  licence: 'stamp',
  asked: 'user',
  missing: 'languages',
  lost: 'circle-alert',
  stale: 'languages',
  sample: 'users',
};

function Row({ todo }: { todo: Todo }) {
  const texts = useTexts(todoTexts);
  const language = useLanguage();
  const isGrave = ['kept', 'licence', 'lost'].includes(todo.kind);
  const writes = todo.kind === 'licence' || todo.kind === 'missing';
  return (
    <li>
      <Link to={todo.to} className={styles.row}>
        <span className={`${styles.icon} ${isGrave ? 'grave' : 'caution'}`}>
          <Icon name={iconOf[todo.kind]} />
        </span>
        <span className={styles.words}>
          <b>{sentenceOf(todo, texts, language)}</b>
          <span>{todo.kind === 'licence' ? texts.licenceWhy : todo.where[language]}</span>
        </span>
        <span className={styles.act}>{writes ? texts.write : texts.look}</span>
        <Icon name="chevron-right" />
      </Link>
    </li>
  );
}

function sentenceOf(
  { kind, count, who }: Todo,
  texts: Record<keyof typeof todoTexts, string>,
  language: Language,
): string {
  if (kind === 'licence' || kind === 'kept') return texts[kind];
  if (kind === 'asked') return fill(texts.asked, { who: who ?? texts.somebody });
  if (count === 1) return texts[`${kind}One`];
  return fill(texts[kind], { count: formatNumber(language, count) });
}
