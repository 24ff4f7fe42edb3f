import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { maxPasswordLength } from '#app/auth/password-length.ts';
import { useTexts } from '#app/i18n/text.ts';
import { TextField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './password-field.module.css';
import { signInTexts } from './staff.text.ts';

/** A password input that allows pasting and can show what is typed. With `takesFocus` it is where one begins. */
export function PasswordField({
  takesFocus = false,
  ...props
}: ComponentProps<typeof TextField> & { takesFocus?: boolean }) {
  const texts = useTexts(signInTexts);
  const [isVisible, setVisible] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Not `autoFocus`: a dialog opens only after it, and gives the focus to its first field.
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <TextField
      {...props}
      ref={input}
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
