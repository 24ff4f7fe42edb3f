import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { newsTexts } from './news.text.ts';

/** That a notice is urgent, in words and not by its colour alone. */
export function Urgent() {
  const texts = useTexts(newsTexts);
  return (
    <strong>
      <Icon name="circle-alert" />
      {texts.urgent}
    </strong>
  );
}
