import { usePhones } from '#app/brand/phones.ts';
import { pathIn } from '#app/i18n/language.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './withdraw.module.css';

/** Decision 68: how to correct an application, or to take it back. The form of a complaint opens with its kind chosen. */
export function Withdraw({ className = '' }: { className?: string }) {
  const [phone] = usePhones();
  const texts = useTexts(withdrawTexts);
  return (
    <form
      method="post"
      action={pathIn(useLanguage(), '/complaints')}
      className={`${styles.withdraw} ${className}`}
    >
      <input type="hidden" name="start" value="erase" />
      <Icon name="pencil" />
      <p>
        <b>{texts.asks}</b> <a href={phone.href}>{texts.call}</a>
        {texts.or} <button type="submit">{texts.erase}</button>
        {texts.end}
      </p>
    </form>
  );
}

const withdrawTexts = defineTexts({
  asks: { en: 'A mistake, or changed your mind?', bn: 'ভুল লিখেছেন, বা আর যেতে চান না?' },
  call: { en: 'Call us', bn: 'ফোন করুন' },
  or: { en: ', or', bn: ', অথবা' },
  erase: { en: 'have your data erased', bn: 'তথ্য মুছতে বলুন' },
  end: { en: '.', bn: '।' },
});
