import { type FormEvent, useState } from 'react';
import { type ApiFailure, callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { formatDigits, formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { settingRanges } from '#app/owner-settings/owner-settings.ts';
import { LastChange } from './last-change.tsx';
import { type Setting, settingActs } from './setting-acts.ts';
import styles from './settings-page.module.css';
import { settingWords, settingsTexts } from './settings.text.ts';

/** A number with its own button to save it. Fewer months ask first, where that erases something. */
export function NumberSetting({
  setting,
  name,
  onChanged,
}: {
  setting: Setting;
  name: keyof typeof settingRanges;
  onChanged: (before: Setting) => void;
}) {
  const texts = useTexts(settingsTexts);
  const language = useLanguage();
  const changing = useAction(settingActs, 'change');
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [isCounting, setCounting] = useState(false);
  const [notCounted, setNotCounted] = useState<ApiFailure | null>(null);
  const [erased, setErased] = useState(0);
  const { min, max } = settingRanges[name];
  const text = typed ?? formatDigits(language, String(setting.value));
  const number = /^\d{1,3}$/.test(toAsciiDigits(text).trim()) ? Number(toAsciiDigits(text)) : null;
  const isWrong = number === null || number < min || number > max;
  const failure = notCounted ?? changing.failure;
  const { label, hint } = settingWords[name];

  const save = () => changing.send(name, number);
  function done() {
    setTyped(null);
    setTried(false);
    setErased(0);
    onChanged(setting);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setNotCounted(null);
    if (isWrong || isCounting || changing.isBusy) return;
    setCounting(true);
    const query = { name, value: String(number) };
    const effect = await callApi('GET /api/setting/effect', { query });
    setCounting(false);
    if (!effect.ok) return setNotCounted(effect);
    if (effect.data.erased > 0) return setErased(effect.data.erased);
    if ((await save()).ok) done();
  }

  return (
    <form noValidate className={styles.setting} onSubmit={(event) => void submit(event)}>
      <TextField
        label={label[language]}
        note={name !== 'callWithinDays' && texts.inMonths}
        hint={hint?.[language]}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={text}
        error={
          isTried &&
          isWrong &&
          fill(texts.wrongNumber, {
            min: formatNumber(language, min),
            max: formatNumber(language, max),
          })
        }
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.save}>
        <Button
          type="submit"
          tone="ghost"
          aria-label={`${texts.save}: ${label[language]}`}
          busy={isCounting || changing.isBusy}
        >
          {texts.save}
        </Button>
        <LastChange setting={setting} initially={formatDigits(language, String(setting.default))} />
      </div>
      {setting.pending && (
        <div className={styles.save}>
          <p>
            {fill(texts.pending, {
              months: formatDigits(language, String(setting.pending.value)),
              when: formatMoment(language, setting.pending.from),
              name: setting.pending.by,
              count: formatNumber(language, setting.pending.erased),
            })}
          </p>
          <Button
            tone="ghost"
            aria-label={`${texts.undoPending}: ${label[language]}`}
            busy={changing.isBusy}
            onClick={() => void changing.send(name, setting.value)}
          >
            <Icon name="rotate-ccw" />
            {texts.undoPending}
          </Button>
        </div>
      )}
      {failure && !erased && <FailureAlert failure={failure} />}
      {erased > 0 && (
        <ConfirmDialog
          question={fill(texts.eraseQuestion, { count: formatNumber(language, erased) })}
          confirmLabel={texts.eraseConfirm}
          send={save}
          onDone={done}
          onCancel={() => setErased(0)}
        >
          <p>{fill(texts.eraseConsequence, { months: formatDigits(language, String(number)) })}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}
