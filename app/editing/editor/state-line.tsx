import { renewSession } from '#app/auth/session-renewal.ts';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { labelAt } from '#app/content/faults/fault-sentence.ts';
import { timeInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMinutesAgo } from '#app/i18n/format-moment.ts';
import { formatDigits } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { elementIdOf, useEditor } from '../fields/editor-context.ts';
import type { Saver } from '../saving/saver.ts';
import { needsSignIn, type SessionTrouble } from '../saving/saving.ts';
import { stateTexts } from './editor.text.ts';
import styles from './state-line.module.css';

const unsavedBy = { network: 'offline', server: 'server', otherAccount: 'other' } as const;

type Words = Record<keyof typeof stateTexts, string>;

/** Where the changes stand, always in view. Only what is not as usual is said aloud. */
export function StateLine() {
  const { saver, saving } = useEditor();
  const texts = useTexts(stateTexts);
  const language = useLanguage();
  const { email } = useStaffSession();
  const { sentence, isTrouble } = stateOf(saver, { texts, language, email });
  return (
    <div className={styles.state}>
      <p className={isTrouble ? `${styles.line} ${styles.trouble}` : styles.line}>
        <Icon name={isTrouble ? 'cloud-off' : 'cloud-check'} />
        <span aria-hidden={isTrouble || undefined}>{sentence}</span>
      </p>
      <span role="status" className="visually-hidden">
        {isTrouble && sentence}
      </span>
      {needsSignIn(saving.trouble) && <SessionActs saver={saver} trouble={saving.trouble} />}
      <Choices />
      <LatestNews />
    </div>
  );
}

function stateOf(
  saver: Saver,
  { texts, language, email }: { texts: Words; language: Language; email: string },
) {
  const { trouble, flight, changes, savedAt } = saver.current;
  const hasUnsaved = changes.length > 0;
  if (trouble && !flight) return { sentence: troubleSentence(), isTrouble: true };
  if (flight || hasUnsaved) return { sentence: texts.saving, isTrouble: false };
  const time = savedAt && formatDigits(language, timeInDhaka(new Date(savedAt)));
  return { sentence: time ? fill(texts.saved, { time }) : texts.untouched, isTrouble: false };

  function troubleSentence(): string {
    if (trouble === 'refused') return texts.refused;
    if (trouble === 'signedOut') return hasUnsaved ? texts.signedOut : texts.waits;
    if (!hasUnsaved) return trouble === 'otherAccount' ? texts.otherAccount : texts.unseen;
    const isPhone = matchMedia('(pointer: coarse)').matches;
    const place = !saver.isKept ? 'Nowhere' : isPhone ? 'Phone' : 'Computer';
    return fill(texts[`${unsavedBy[trouble!]}${place}`], { email });
  }
}

function Choices() {
  const { saving } = useEditor();
  const texts = useTexts(stateTexts);
  const language = useLanguage();
  const paths = Object.keys(saving.collisions);
  const [first] = paths;
  if (first === undefined) return null;
  return (
    <a
      href={`#${elementIdOf(first)}`}
      className={styles.choices}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(elementIdOf(first))?.focus();
      }}
    >
      {paths.length === 1
        ? texts.chooseOne
        : fill(texts.choose, { count: formatDigits(language, String(paths.length)) })}
    </a>
  );
}

/** The latest change of a colleague while this page was open. */
function LatestNews() {
  const { kind, content, saving, now } = useEditor();
  const texts = useTexts(stateTexts);
  const language = useLanguage();
  const [latest] = Object.entries(saving.news).sort(([, a], [, b]) =>
    (a.at ?? '') < (b.at ?? '') ? 1 : -1,
  );
  if (!latest) return <span role="status" />;
  const [path, { by, at }] = latest;
  const field = labelAt(kind.fields, content, path, language);
  const ago = formatMinutesAgo(language, at ?? now.toISOString(), now);
  return (
    <span role="status" className={styles.news}>
      {fill(texts.theyChanged, { who: by?.name ?? texts.somebody, field, ago })}
    </span>
  );
}

/** The ways on where nobody is signed in, or another account than the one under which the page was opened. */
function SessionActs({ saver, trouble }: { saver: Saver; trouble: SessionTrouble }) {
  const texts = useTexts(stateTexts);
  const isOther = trouble === 'otherAccount';

  /** The dialog, then the save that waited for it. */
  async function signIn() {
    if (!(await renewSession(isOther ? 'other-account' : 'ended'))) return;
    await saver.save();
    await saver.look();
  }

  return (
    <>
      <Button size="small" tone="ghost" onClick={() => void signIn()}>
        {isOther ? texts.signInAsOneself : texts.signIn}
      </Button>
      {isOther && (
        <Button size="small" tone="ghost" onClick={() => window.location.reload()}>
          {texts.goOnAsOther}
        </Button>
      )}
    </>
  );
}
