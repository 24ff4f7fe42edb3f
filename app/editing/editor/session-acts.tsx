import { renewSession } from '#app/auth/session-renewal.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Saver } from '../saving/saver.ts';
import type { SessionTrouble } from '../saving/saving.ts';
import { stateTexts } from './editor.text.ts';

/** The ways on where nobody is signed in, or another account than the one under which the page was opened. */
export function SessionActs({ saver, trouble }: { saver: Saver; trouble: SessionTrouble }) {
  const texts = useTexts(stateTexts);
  const isOther = trouble === 'otherAccount';

  /** The dialog, then the save that waited for it. */
  async function signIn() {
    if (!(await renewSession(isOther ? 'other-account' : 'ended'))) return;
    await saver.save();
    await saver.look();
  }

  return (
    <>
      <Button size="small" tone="ghost" onClick={() => void signIn()}>
        {isOther ? texts.signInAsOneself : texts.signIn}
      </Button>
      {isOther && (
        <Button size="small" tone="ghost" onClick={() => window.location.reload()}>
          {texts.goOnAsOther}
        </Button>
      )}
    </>
  );
}
