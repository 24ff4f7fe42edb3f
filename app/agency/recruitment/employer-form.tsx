import { employerLineNames, employerLines, employerLineLength } from '#app/brand/employer-lines.ts';
import { pathIn } from '#app/i18n/language.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './recruitment-employers.module.css';

/** Five lines that open the contact form with the question filled in. The browser sends them itself: nothing is in the address. */
export function EmployerForm() {
  const texts = useTexts(formTexts);
  const language = useLanguage();
  return (
    <form className={styles.form} method="post" action={pathIn(language, '/contact')}>
      <h3>{texts.title}</h3>
      <p className="hint">{texts.next}</p>
      {employerLineNames.map((name) => (
        <TextField
          key={name}
          id={`employer-${name}`}
          name={name}
          maxLength={employerLineLength}
          autoComplete="off"
          label={employerLines[name].label[language]}
          placeholder={employerLines[name].placeholder[language]}
        />
      ))}
      <Button type="submit" size="large">
        {texts.goOn}
        <Icon name="arrow-right" />
      </Button>
    </form>
  );
}

const formTexts = defineTexts({
  title: { en: 'Tell us in five lines', bn: 'পাঁচ লাইনে বলুন' },
  next: {
    en: 'Next: your name and number. Nothing is sent yet.',
    bn: 'এরপর নাম ও নম্বর। এখনো কিছু পাঠানো হয় না।',
  },
  goOn: { en: 'Go on', bn: 'এরপর' },
});
