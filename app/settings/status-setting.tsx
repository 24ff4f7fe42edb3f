import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { LastChange } from './last-change.tsx';
import { type Setting, settingActs } from './setting-acts.ts';
import styles from './settings-page.module.css';
import { settingsTexts } from './settings.text.ts';

/** Switches the public look-up at /status off, or on again. */
export function StatusSetting({
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
