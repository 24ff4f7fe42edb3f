import { useState } from 'react';
import { staffMeta } from '#app/brand/staff-meta.ts';
import {
  type SettingName,
  type settingRanges,
  retentionNames,
} from '#app/owner-settings/owner-settings.ts';
import { callApi } from '#app/http/api-client.ts';
import { problemSentence } from '#app/http/problems.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDigits } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { OwnersOnly } from '#app/staff/accounts/owners-only.tsx';
import { actionOf, useAction } from '#app/ui/api-call/use-action.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import type { Route } from './+types/settings-page';
import { NumberSetting } from './number-setting.tsx';
import { type Setting, settingActs } from './setting-acts.ts';
import styles from './settings-page.module.css';
import { settingWords, settingsTexts } from './settings.text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { LastChange } from './last-change.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, settingsTexts.title);
}

export function clientLoader() {
  return { settings: callApi('GET /api/setting') };
}

export const clientAction = actionOf(settingActs);

/** What owners decide for the whole site; staff read here that they cannot. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(settingsTexts);
  const result = useLoaded(loaderData.settings);
  if (result && !result.ok && result.code === 'owner_only')
    return <OwnersOnly title={texts.title} />;
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <Loaded result={result} keepsContent>
        {({ settings }) => <Settings settings={settings} />}
      </Loaded>
    </>
  );
}

function Settings({ settings }: { settings: Setting[] }) {
  const texts = useTexts(settingsTexts);
  const language = useLanguage();
  const undoing = useAction(settingActs, 'change');
  const [notice, setNotice] = useState<Notice | null>(null);

  function tell(before: Setting) {
    const detail = settingWords[before.name].label[language];
    const undo = () => void takeBack(before, detail);
    setNotice({ tone: 'success', sentence: texts.saved, detail, undo });
  }

  async function takeBack(before: Setting, detail: string) {
    const result = await undoing.send(before.name, before.at === null ? null : before.value);
    setNotice(
      result.ok
        ? { tone: 'success', sentence: texts.takenBack, detail }
        : { tone: 'danger', sentence: problemSentence(result)[language], detail },
    );
  }

  const settingOf = (name: SettingName) => settings.find((one) => one.name === name);
  const numberOf = (name: keyof typeof settingRanges) => {
    const setting = settingOf(name);
    return setting && <NumberSetting key={name} name={name} setting={setting} onChanged={tell} />;
  };
  // What waits is in sight; later the fold stays as somebody leaves it.
  const [isOpen] = useState(() => retentionNames.some((name) => settingOf(name)?.pending));
  const status = settingOf('statusOpen');
  return (
    <div className={styles.page}>
      <section className="part" aria-labelledby="retention">
        <h2 id="retention">{texts.retention}</h2>
        <details open={isOpen}>
          <summary>
            {fill(texts.kept, {
              months: formatDigits(language, String(settingOf('retentionNew')?.value ?? '')),
            })}
          </summary>
          <p>
            {texts.retentionLead} {texts.notByClock}
          </p>
          {retentionNames.map(numberOf)}
        </details>
      </section>
      <section className="part" aria-labelledby="calling">
        <h2 id="calling">{texts.calling}</h2>
        {numberOf('callWithinDays')}
      </section>
      <section className="part" aria-labelledby="lookup">
        <h2 id="lookup">{texts.lookup}</h2>
        {status && <StatusSetting setting={status} onChanged={tell} />}
      </section>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </div>
  );
}

/** Switches the public look-up at /status off, or on again. */
function StatusSetting({
  setting,
  onChanged,
}: {
  setting: Setting;
  onChanged: (before: Setting) => void;
}) {
  const texts = useTexts(settingsTexts);
  const { isBusy, failure, send } = useAction(settingActs, 'change');
  const isOpen = setting.value === true;

  async function turn() {
    if ((await send(setting.name, !isOpen)).ok) onChanged(setting);
  }

  return (
    <>
      <p>{isOpen ? texts.statusIsOpen : texts.statusIsClosed}</p>
      <div className={styles.save}>
        <Button tone="ghost" busy={isBusy} onClick={() => void turn()}>
          {isOpen ? texts.switchOff : texts.switchOn}
        </Button>
        <LastChange setting={setting} initially={null} />
      </div>
      {failure && <FailureAlert failure={failure} />}
    </>
  );
}
