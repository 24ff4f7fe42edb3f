import { pathIn } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

/** Begins a complaint about an impostor. What was typed goes along in the form: it stands in no address. */
export function ToComplaints({ value, label }: { value: string; label: string }) {
  const language = useLanguage();
  return (
    <form method="post" action={pathIn(language, '/complaints')}>
      <input type="hidden" name="start" value="impostor" />
      <input type="hidden" name="text" value={value} />
      <Button type="submit" tone="ghost" size="small">
        <Icon name="megaphone" />
        {label}
      </Button>
    </form>
  );
}
