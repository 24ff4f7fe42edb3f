import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import styles from './shortcut-help.module.css';
import { shortcutTexts } from './shortcut.text.ts';
import { shortcuts, shortcutsKey, useShortcuts } from './use-shortcuts.ts';

type Shortcut = (typeof shortcuts)[number][0];

/**
 * Lets the list be worked through by single keys, and shows them on `?` and on a press. `without`: what the list has
 * nothing for.
 */
export function ShortcutHelp({ without = [] }: { without?: readonly Shortcut[] }) {
  const texts = useTexts(shortcutTexts);
  const [isOn, setOn] = useState(() => localStorage.getItem(shortcutsKey) === 'on');
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useShortcuts(isOn, open);

  function change(next: boolean) {
    setOn(next);
    if (next) localStorage.setItem(shortcutsKey, 'on');
    else localStorage.removeItem(shortcutsKey);
  }

  return (
    <>
      <span className={styles.opener}>
        <Button tone="ghost" size="small" onClick={open}>
          {texts.title} {isOn && <kbd>?</kbd>}
        </Button>
      </span>
      {/* Not where the button is: that may be folded away when somebody asks by the key. */}
      {isOpen &&
        createPortal(
          <HelpDialog
            isOn={isOn}
            without={without}
            onChange={change}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </>
  );
}

function HelpDialog({
  isOn,
  without,
  onChange,
  onClose,
}: {
  isOn: boolean;
  without: readonly Shortcut[];
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}) {
  const texts = useTexts(shortcutTexts);
  const common = useTexts(staffTexts);
  return (
    <ModalDialog title={texts.title} onCancel={onClose}>
      <dl className={styles.keys}>
        {shortcuts
          .filter(([name]) => !without.includes(name))
          .map(([name, keys]) => (
            <div key={name}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{texts[name]}</dd>
            </div>
          ))}
      </dl>
      <p className="hint">{texts.arrows}</p>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{texts.on}</span>
      </label>
      <Button onClick={onClose}>{common.close}</Button>
    </ModalDialog>
  );
}
