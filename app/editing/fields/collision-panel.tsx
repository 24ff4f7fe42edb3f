import { fill } from '#app/i18n/fill.ts';
import { formatRecentMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Collision } from '../saving/saving.ts';
import styles from './collision-panel.module.css';
import { elementIdOf, useEditor } from './editor-context.ts';
import { collisionTexts, fieldTexts } from './fields.text.ts';
import { readableAt } from './readable.ts';
import { WordsBeside } from './words-beside.tsx';

/** Both texts beside each other, until somebody has chosen. `nameOf` names the items of an order. */
export function CollisionPanel({
  path,
  collision: { mine, theirs },
  nameOf,
}: {
  path: string;
  collision: Collision;
  nameOf?: (key: string) => string;
}) {
  const { saver, now } = useEditor();
  const texts = useTexts(collisionTexts);
  const { somebody } = useTexts(fieldTexts);
  const language = useLanguage();
  const who = theirs.by?.name ?? somebody;
  const when = theirs.at ? formatRecentMoment(language, theirs.at, now) : '';
  const isRemoval = mine.value === null;
  const [keep, take] = theirs.isRemoved
    ? [texts.putBack, texts.leaveIt]
    : isRemoval
      ? [texts.removeIt, texts.letItStay]
      : [texts.keepMine, texts.takeTheirs];

  function choose(choice: 'mine' | 'theirs') {
    // The panel goes, and with it the focus.
    document.getElementById(elementIdOf(path))?.focus({ preventScroll: true });
    saver.choose(path, choice);
  }

  const named = (value: unknown) =>
    nameOf && Array.isArray(value) ? value.map((key) => nameOf(String(key))).join('\n') : value;
  const sides = [
    { side: 'mine', name: texts.mine, value: named(mine.value), other: named(theirs.value) },
    {
      ...{ side: 'theirs', name: fill(texts.theirs, { who }) },
      ...{ value: named(theirs.value), other: named(mine.value) },
    },
  ];
  return (
    <div className={styles.panel}>
      <p role="status">
        <Icon name="git-compare-arrows" />
        <span>
          <b>{fill(theirs.isRemoved ? texts.removed : texts.changed, { who, when })}</b>{' '}
          {isRemoval ? texts.chooseRemoval : texts.choose}
        </span>
      </p>
      {!isRemoval && (
        <div className={styles.sides}>
          {sides.map(({ side, name, value, other }) => (
            <div key={side} className={styles.side}>
              <h4>{name}</h4>
              <Side path={path} value={value} other={other} />
            </div>
          ))}
        </div>
      )}
      {!isRemoval && !theirs.isRemoved && <p>{texts.edit}</p>}
      <div className="row tight">
        <Button size="small" onClick={() => choose('mine')}>
          {keep}
        </Button>
        <Button tone="ghost" size="small" onClick={() => choose('theirs')}>
          {take}
        </Button>
      </div>
    </div>
  );
}

function Side({ path, value, other }: { path: string; value: unknown; other: unknown }) {
  const { kind } = useEditor();
  const texts = useTexts(collisionTexts);
  const reader = useLanguage();
  const parts = readableAt(kind.fields, path, value, reader);
  const others = readableAt(kind.fields, path, other, reader);
  if (parts.length === 0) return <p>{texts.nothing}</p>;
  // Of a language in which both say the same nothing is to choose.
  const shown = parts.filter(({ text }, at) => parts.length === 1 || text !== others[at]?.text);
  return shown.map(({ language, text }) => (
    <WordsBeside
      key={language}
      text={text}
      other={others.find((one) => one.language === language)?.text ?? ''}
      {...(language && { lang: language })}
    />
  ));
}
