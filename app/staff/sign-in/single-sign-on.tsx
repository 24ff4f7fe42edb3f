import { useLocation } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './sign-in-form.module.css';
import { signInProblems } from './sign-in-problem.ts';
import { signInTexts } from '../staff.text.ts';

/**
 * Leads to the single sign-on provider, in place of e-mail and password. Over a page that must keep its state
 * (`onDone`) it opens in another tab, and the user confirms when done.
 */
export function SingleSignOn({ name, onDone }: { name: string; onDone?: () => void }) {
  const texts = useTexts(signInTexts);
  const query = new URLSearchParams(useLocation().search);
  const problem = signInProblems.find((known) => known === query.get('problem'));
  const next = query.get('next');
  return (
    <div className={styles.form}>
      {problem && !onDone && <Alert tone="danger" sentence={texts[problem]} takesFocus />}
      <PlainButtonLink
        size="large"
        href={`/api/auth/oidc/start${next ? `?${new URLSearchParams({ next })}` : ''}`}
        aria-describedby="sign-in-elsewhere"
        {...(onDone && { target: '_blank', rel: 'noreferrer' })}
      >
        {fill(texts.signInWith, { name })} <Icon name="arrow-right" />
      </PlainButtonLink>
      <p id="sign-in-elsewhere" className="hint">
        {texts.signInElsewhere}
      </p>
      {onDone && (
        <Button tone="ghost" onClick={onDone}>
          {texts.signedInThere}
        </Button>
      )}
    </div>
  );
}
