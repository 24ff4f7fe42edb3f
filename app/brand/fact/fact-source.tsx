import { useFacts } from '#app/content/content-context.ts';
import { type Checked, type FactState, factState } from '#app/content/shelf-life/fact-state.ts';
import type { Shelf } from '#app/content/shelf-life/shelves.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './fact-source.module.css';
import { factTexts } from './fact.text.ts';
import { NotEntered } from './not-entered.tsx';

const icons = { unchecked: 'circle-help', fresh: 'badge-check', outdated: 'calendar-x' } as const;

/** Under a fact: that it is missing, or where it is from and on which day it was checked. The day decides which. */
export function FactSource({ shelf, fact }: { shelf: Shelf; fact: Checked }) {
  const { day } = useFacts('today');
  const state = factState(shelf, fact, day);
  if (state === 'missing') return <NotEntered />;
  return (
    <span className={`${styles.source} ${styles[state]}`}>
      <Icon name={icons[state]} />
      <span>
        <Sentence state={state} fact={fact} />
      </span>
    </span>
  );
}

function Sentence({ state, fact }: { state: Exclude<FactState, 'missing'>; fact: Checked }) {
  const texts = useTexts(factTexts);
  const language = useLanguage();
  const { source, checkedOn = '' } = fact;
  const hasSource = Boolean(source.title ?? source.titleBn ?? source.url);
  const said = state === 'unchecked' && hasSource ? texts.uncheckedFrom : texts[state];
  const leading = hasSource && state !== 'unchecked' ? texts.source : '';
  const [before, after] = `${leading}${said}`
    .replace('{day}', checkedOn && formatDay(language, checkedOn))
    .split('{source}');
  return (
    <>
      {before}
      {after !== undefined && <Source {...source} />}
      {after}
    </>
  );
}

/** A source is named in the language of the page where it has a name in that, otherwise as it is. */
function Source({ title, titleBn, url }: Checked['source']) {
  const language = useLanguage();
  const [own, other] = language === 'bn' ? [titleBn, title] : [title, titleBn];
  const name = own ?? other ?? (url && new URL(url).hostname) ?? '';
  const spoken: Language = /[\u0980-\u09ff]/.test(name) ? 'bn' : 'en';
  const lang = spoken === language ? undefined : spoken;
  if (!url) return <span lang={lang}>{name}</span>;
  return (
    <a href={url} rel="noopener" lang={lang}>
      {name}
    </a>
  );
}
