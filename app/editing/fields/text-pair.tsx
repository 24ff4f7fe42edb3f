import { useId, useState } from 'react';
import type { Field } from '#app/content/fields.ts';
import { formatDay, formatDigits } from '#app/i18n/format.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { graphemes } from '#app/i18n/graphemes.ts';
import { fill } from '#app/i18n/fill.ts';
import { type Bilingual, type Language, languageNames } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { callApi } from '#app/http/api-client.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FieldErrorText } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { lastChange, shownValue } from '../saving/saving.ts';
import { BoldButton } from './bold-button.tsx';
import { elementIdOf, useEditor } from './editor-context.ts';
import { findingsAt } from './field-frame.tsx';
import { fieldTexts } from './fields.text.ts';
import styles from './text-pair.module.css';
import { TypedText } from './typed-text.tsx';
import { countLines, joinedLines, pairedLines, textOf } from './value-lines.ts';

type TextField = Extract<Field, { type: 'both' | 'lines' }>;

/**
 * One text in both languages: Bengali left, English right; where there is no room for two, the English folds open
 * below, or stands there when nothing else does. What is stale, missing or too long stands at the language that it concerns.
 */
export function TextPair({
  path,
  field,
  label,
}: {
  path: string;
  field: TextField;
  label: Bilingual;
}) {
  const { saver, saving } = useEditor();
  const value = shownValue(saving, path);
  const isLines = field.type === 'lines';
  const texts = isLines ? joinedLines(value) : textOf(value);

  function type(language: Language, text: string) {
    const next = { ...texts, [language]: text };
    const isEmpty = !next.en.trim() && !next.bn.trim();
    const filled = isLines ? pairedLines(next) : next;
    saver.change({ path, value: isEmpty && field.isOptional ? null : filled });
  }

  return <TwoTexts {...{ path, field, label, texts }} onType={type} />;
}

/** The same for texts that are a part of what stands at the path. */
export function TwoTexts(part: PartProps) {
  const { isStacked } = useEditor();
  return (
    <div className={isStacked ? `${styles.pair} ${styles.stacked}` : styles.pair}>
      <Part {...part} language="bn" />
      <English {...part} />
    </div>
  );
}

type PartProps = {
  path: string;
  field: TextField;
  label: Bilingual;
  texts: Bilingual;
  onType: (language: Language, text: string) => void;
};

/** Folded on a phone, unless there is something to do in it. */
function English(props: PartProps) {
  const { saving, standIns } = useEditor();
  const words = useTexts(fieldTexts);
  const id = useId();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const hasFault = findingsAt(saving, props.path).some(({ locale }) => locale === 'en');
  const shows = isOpen ?? hasFault;
  return (
    <div className={styles.fold}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={shows}
        aria-controls={id}
        onClick={() => setOpen(!shows)}
      >
        <span lang="en">{languageNames.en}</span>
        <Marks path={props.path} language="en" isEmpty={isMissing(props, 'en')} />
        <span lang="en" className={`${styles.excerpt} typed`}>
          {props.texts.en || standIns[props.path]?.en || (props.field.isOptional ? words.none : '')}
        </span>
        <Icon name="chevron-down" />
      </button>
      <div id={id} className={shows ? styles.inside : `${styles.inside} ${styles.closed}`}>
        <Part {...props} language="en" />
      </div>
    </div>
  );
}

function Part({ path, field, label, texts, onType, language }: PartProps & { language: Language }) {
  const { saver, saving, limits, standIns } = useEditor();
  const words = useTexts(fieldTexts);
  const own = useLanguage();
  const id = `${elementIdOf(path)}-${language}`;
  const text = texts[language];
  const isLines = field.type === 'lines';
  const limit = limits(path, field);
  const findings = findingsAt(saving, path).filter(({ locale }) => locale === language);
  const isLong = isLines || field.isLong || limit > 60;
  const longest = isLines ? Math.max(0, ...text.split('\n').map(graphemes)) : graphemes(text);
  const inDigits = (count: number) => formatDigits(own, String(count));
  const described = [`${elementIdOf(path)}-hint`, findings.length > 0 && `${id}-fault`];
  return (
    <div className={styles.part}>
      <div className={styles.label}>
        <label htmlFor={id}>
          <span className="visually-hidden">{label[own]}, </span>
          <span lang={language}>{languageNames[language]}</span>
        </label>
        <Marks path={path} language={language} isEmpty={isMissing({ field, texts }, language)} />
        {isLines && (
          <span>
            {countLines(text) === 1
              ? words.oneLine
              : fill(words.lines, { count: inDigits(countLines(text)) })}
          </span>
        )}
        {longest >= limit * 0.85 && (
          <span className={longest > limit ? `${styles.count} ${styles.over}` : styles.count}>
            {fill(words.count, { count: inDigits(longest), limit: inDigits(limit) })}
          </span>
        )}
        {field.hasBold && <BoldButton of={id} label={label[own]} />}
      </div>
      <TypedText
        id={id}
        lang={language}
        placeholder={standIns[path]?.[language]}
        value={text}
        isLong={isLong}
        isOneLine={!isLines && !field.isLong}
        aria-describedby={described.filter(Boolean).join(' ')}
        aria-invalid={findings.length > 0 || undefined}
        onType={(typed) => onType(language, typed)}
        onEnter={() => saver.enter(path)}
        onLeave={() => saver.leave()}
      />
      {isLines && countLines(texts.en) !== countLines(texts.bn) && (
        <p className="hint">{words.otherCount}</p>
      )}
      {findings.length > 0 && (
        <div id={`${id}-fault`}>
          {findings.map(({ code, message }) => (
            <FieldErrorText key={code}>{message}</FieldErrorText>
          ))}
        </div>
      )}
      <Stale path={path} language={language} label={label} />
    </div>
  );
}

/** Empty where a text is needed: one that may be left out, or lines of which there may be none, are so in both languages. */
function isMissing(
  { field, texts }: Pick<PartProps, 'field' | 'texts'>,
  language: Language,
): boolean {
  const mayBeOut = field.isOptional || (field.type === 'lines' && field.fewest === 0);
  const isOut = mayBeOut && !texts.en.trim() && !texts.bn.trim();
  return !isOut && !texts[language].trim();
}

function Marks({
  path,
  language,
  isEmpty,
}: {
  path: string;
  language: Language;
  isEmpty: boolean;
}) {
  const { saving } = useEditor();
  const texts = useTexts(fieldTexts);
  if (isEmpty && saving.server.leaves[path])
    return (
      <b className={`tag grave ${styles.mark}`}>
        {language === 'en' ? texts.emptyEn : texts.emptyBn}
      </b>
    );
  if (saving.server.leaves[path]?.stale?.locale !== language) return null;
  return (
    <b className={`tag caution ${styles.mark}`}>
      {language === 'en' ? texts.staleEn : texts.staleBn}
    </b>
  );
}

/** That the other language was changed later, and a way to say that this one still fits. */
function Stale({ path, language, label }: { path: string; language: Language; label: Bilingual }) {
  const { id, saver, saving } = useEditor();
  const texts = useTexts(fieldTexts);
  const own = useLanguage();
  const { account } = useStaffSession();
  const { isBusy, failure, call } = useApiCall();
  const leaf = saving.server.leaves[path];
  const stale = leaf?.stale;
  if (stale?.locale !== language) return null;
  const when = formatDay(own, todayInDhaka(new Date(stale.since)));

  async function confirm() {
    const isTyped = lastChange(saving, path) !== undefined;
    await saver.settle();
    const now = saver.current;
    // Not what is on show: the field says why, or what a colleague has written.
    if (lastChange(now, path) || now.collisions[path]) return;
    // What was read, even where a colleague's has come while the own text was saved.
    const version = (isTyped ? now.server.leaves[path] : leaf)?.version;
    const body = { path, locale: language, version };
    const result = await call(() =>
      callApi('POST /api/content/:id/confirmations', { account, params: { id }, body }),
    );
    // The button goes, and with it the focus.
    if (result.ok) document.getElementById(`${elementIdOf(path)}-${language}`)?.focus();
    if (result.ok || result.code === 'changed_meanwhile') await saver.look();
  }

  return (
    <div className={styles.stale}>
      <p>
        <Icon name="languages" />
        <span>
          {fill(language === 'en' ? texts.otherChangedBn : texts.otherChangedEn, { when })}
        </span>
      </p>
      <Button
        tone="ghost"
        size="small"
        busy={isBusy}
        aria-label={fill(texts.stillRightNamed, { field: label[own] })}
        onClick={() => void confirm()}
      >
        {texts.stillRight}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </div>
  );
}
