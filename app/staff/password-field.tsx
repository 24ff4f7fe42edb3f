import { type ComponentProps, useState } from 'react';
import { longestPassword } from '#app/auth/password-length.ts';
import { useTexts } from '#app/i18n/text.ts';
import { TextField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './password-field.module.css';
import { signInTexts } from './staff.text.ts';

/** A password, which may be pasted, and shown while it is typed. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const texts = useTexts(signInTexts);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={longestPassword}
      autoCapitalize="none"
      spellCheck={false}
      required
    >
      <button
        type="button"
        className={styles.show}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon name="eye" />
        {isShown ? texts.hidePassword : texts.showPassword}
      </button>
    </TextField>
  );
}
