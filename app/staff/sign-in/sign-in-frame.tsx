import type { ReactNode } from 'react';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { StaffLanguageSwitch } from '#app/ui/staff-page/staff-language-switch.tsx';
import { Logo } from '#app/brand/logo.tsx';
import '#app/styles/staff.css';
import styles from './sign-in-frame.module.css';
import { signInTexts } from '../staff.text.ts';

/** The frame of the pages before sign-in: the river, the logo, links to the site. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const texts = useTexts(signInTexts);
  const language = useLanguage();
  return (
    <main id="main" className={styles.page}>
      <img className={styles.picture} src="/illustrations/scene-river.svg" alt="" />
      <div className={styles.side}>
        <div className={styles.content}>
          <Logo className={styles.logo} width={248} height={64} />
          <h1 tabIndex={-1}>{title}</h1>
          {children}
          <div className="row between">
            <a className={styles.home} href={pathIn(language, '/')}>
              {texts.home}
            </a>
            <StaffLanguageSwitch />
          </div>
        </div>
      </div>
    </main>
  );
}
