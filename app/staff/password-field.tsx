import { type ComponentProps, useState } from 'react';
import { maxPasswordLength } from '#app/auth/password-length.ts';
import { useTexts } from '#app/i18n/text.ts';
import { TextField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './password-field.module.css';
import { signInTexts } from './staff.text.ts';

/** A password input that allows pasting and can show what is typed. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const texts = useTexts(signInTexts);
  const [isVisible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      maxLength={maxPasswordLength}
      autoCapitalize="none"
      spellCheck={false}
      required
    >
      <button
        type="button"
        className={styles.show}
        aria-pressed={isVisible}
        onClick={() => setVisible(!isVisible)}
      >
        <Icon name="eye" />
        {isVisible ? texts.hidePassword : texts.showPassword}
      </button>
    </TextField>
  );
}
