import { useLanguage } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { Button, PlainButtonLink } from '#app/ui/button/button.tsx';
import { TextAreaField, TextField, TickField } from '#app/ui/field/field.tsx';
import { Icon, iconNames } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './ui-examples.module.css';

/** Each of the small parts in each of its states. */
export function UiExamples() {
  const words = sampleWords[useLanguage()];
  return (
    <>
      <SectionHead label={words.label} title={words.sentence} />
      <div className={styles.row}>
        {(['primary', 'accent', 'ghost', 'danger'] as const).map((tone) => (
          <Button key={tone} tone={tone}>
            {words.press}
          </Button>
        ))}
        <Button busy>{words.press}</Button>
        <Button disabled>{words.press}</Button>
        <Button size="small">{words.press}</Button>
        <Button size="large">{words.press}</Button>
        <PlainButtonLink href="/">{words.press}</PlainButtonLink>
      </div>
      <div className={`on-deep ${styles.row} ${styles.deep}`}>
        <Button tone="accent">{words.press}</Button>
        <Button tone="ghost">{words.press}</Button>
      </div>
      <div className={styles.column}>
        <Alert tone="success" sentence={words.sentence} />
        <Alert
          tone="danger"
          sentence={words.sentence}
          onClose={() => {}}
          closeLabel={words.close}
        />
        <Alert tone="note" sentence={words.sentence}>
          <a href="/">{words.press}</a>
        </Alert>
        <TextField label={words.label} name="plain" hint={words.sentence} />
        <TextField label={words.label} name="wrong" note={words.note} error={words.sentence} />
        <TextAreaField label={words.label} name="long" />
        <TickField label={words.sentence} name="tick" />
      </div>
      <div className={styles.row}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    </>
  );
}

const sampleWords = {
  en: {
    label: 'A label',
    note: '(optional)',
    sentence: 'A sentence that says what happened.',
    press: 'Press here',
    close: 'Close',
  },
  bn: {
    label: 'একটি নাম',
    note: '(না দিলেও হবে)',
    sentence: 'কী হয়েছে তা বলে এমন একটি বাক্য।',
    press: 'এখানে চাপুন',
    close: 'বন্ধ করুন',
  },
};
