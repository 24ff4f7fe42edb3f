import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { buttonClass } from '#app/ui/button/button-class.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './fact-row.module.css';
import { factsTexts, shelfTexts } from './facts.text.ts';
import type { ListedFact } from './listed-fact.ts';

const icons = {
  outdated: 'calendar-x',
  unchecked: 'circle-help',
  missing: 'circle-slash',
  fresh: 'badge-check',
} as const;

/** What names a fact on the page. */
export function keyOf({ document, path }: ListedFact): string {
  return `${document}/${path}`;
}

/** What a fact is, in words: `Cost: Embassy fee`. */
export function nameOf({ shelf, name }: ListedFact, language: Language): string {
  const kind = shelfTexts[shelf][language];
  return name ? `${kind}: ${name[language]}` : kind;
}

/** A fact with its state, its source and the day on which it was checked, and the press that does that anew. */
export function FactRow({
  fact,
  today,
  isOwner,
  isBusy,
  onConfirm,
}: {
  fact: ListedFact;
  today: string;
  isOwner: boolean;
  isBusy: boolean;
  onConfirm: () => void;
}) {
  const texts = useTexts(factsTexts);
  const language = useLanguage();
  const { document, path, state, isGuarded } = fact;
  const name = nameOf(fact, language);
  const isMissing = state === 'missing';
  const canConfirm = !isMissing && fact.checkedOn !== today && (isOwner || !isGuarded);
  return (
    <article className={`${styles.fact} ${styles[state]}`} aria-label={name}>
      <span className={styles.icon}>
        <Icon name={icons[state]} />
      </span>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p className={styles.state}>
          <b>{texts[state]}</b> <span>{fact.title[language]}</span>
        </p>
        <Checks fact={fact} today={today} />
        {isGuarded && !isOwner && !isMissing && <p>{texts.ownerConfirms}</p>}
      </div>
      <div className={styles.acts}>
        {canConfirm && (
          <Button
            tone="ghost"
            busy={isBusy}
            aria-label={fill(texts.stillTrueNamed, { fact: name })}
            onClick={onConfirm}
          >
            <Icon name="check" />
            {texts.stillTrue}
          </Button>
        )}
        <Link
          className={buttonClass({ tone: 'ghost' })}
          to={`/admin/content/${document}?field=${encodeURIComponent(`${path}/checkedOn`)}`}
          aria-label={fill(isMissing ? texts.enterNamed : texts.editNamed, { fact: name })}
        >
          <Icon name="pencil" />
          {isMissing ? texts.enter : texts.edit}
        </Link>
      </div>
    </article>
  );
}

function Checks({ fact, today }: { fact: ListedFact; today: string }) {
  const texts = useTexts(factsTexts);
  const language = useLanguage();
  const { source, checkedOn, checkedBy, goodUntil, validUntil } = fact;
  const inWords = (day: string) => formatDay(language, day);
  const isOver = goodUntil !== null && goodUntil < today;
  const checked = checkedOn && {
    day: inWords(checkedOn),
    ...(checkedBy && { name: checkedBy }),
  };
  return (
    <>
      {checked && (
        <p>
          {'name' in checked && checked.name
            ? fill(texts.checkedBy, { day: checked.day, name: checked.name })
            : fill(texts.checked, { day: checked.day })}
          {goodUntil &&
            `, ${fill(isOver ? texts.wasGoodUntil : texts.goodUntil, { day: inWords(goodUntil) })}`}
        </p>
      )}
      {source.url ? (
        <p>
          <a href={source.url} target="_blank" rel="noreferrer">
            {fill(texts.source, { source: source.title ?? new URL(source.url).hostname })}
            <Icon name="external-link" />
          </a>
        </p>
      ) : (
        source.title && <p>{fill(texts.source, { source: source.title })}</p>
      )}
      {validUntil && (
        <p className={styles.ends}>
          {fill(validUntil < today ? texts.wasValidUntil : texts.validUntil, {
            day: inWords(validUntil),
          })}
        </p>
      )}
    </>
  );
}
