import { PhoneLinks } from '#app/brand/phone-links.tsx';
import { SafeLinks } from '#app/brand/safe-links/safe-links.tsx';
import { useFacts } from '#app/content/content-context.ts';
import page from '#app/forms/form-page.module.css';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { asideTexts } from './aside.text.ts';
import { ToComplaints } from './to-complaints.tsx';
import styles from './verify-aside.module.css';

/** The numbers that every page names, what to keep in mind, and whom to tell of an impostor. */
export function VerifyAside() {
  const texts = useTexts(asideTexts);
  const language = useLanguage();
  const { agency } = useFacts('agency');
  return (
    <aside className={`${page.aside} ${styles.aside}`}>
      <section className={`${page.note} ${page.cool} ${styles.numbers}`}>
        <h2>{texts.numbers}</h2>
        <p className={styles.name}>{agency.name[language]}</p>
        <PhoneLinks className="num" hasIcon />
        <a href={`mailto:${agency.email}`}>
          <Icon name="mail" />
          {agency.email}
        </a>
      </section>
      <section className={`${page.note} ${page.warm} ${styles.remember}`}>
        <h2>{texts.remember}</h2>
        <ul>
          {[texts.phone, texts.name, texts.receipt].map((sentence) => (
            <li key={sentence}>
              <Icon name="ban" />
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
        <SafeLinks names={['costs', 'status']} />
      </section>
      <section className={`${page.note} ${styles.impostor}`}>
        <h2>{texts.impostor}</h2>
        <p>{texts.impostorAdvice}</p>
        <ToComplaints value="" label={texts.tell} />
      </section>
      <Button tone="ghost" data-print hidden>
        <Icon name="printer" />
        {texts.print}
      </Button>
    </aside>
  );
}
