import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { renewSession, renewalsSoFar } from '#app/auth/session-renewal.ts';
import { callApi } from '#app/http/api-client.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { FramedPage } from '../page-frame/use-frames.ts';
import type { Spot } from '../page-frame/find-spots.ts';
import { addressOfView, previewOf, publicPath } from './page-address.ts';
import { frameTexts } from './page-view.text.ts';

type Trouble = 'signedOut' | 'unreachable';

/** What becomes of the framed page: where its links lead, that nothing is sent from it, and why it is not there. */
export function useFramedPage(path: string) {
  const texts = useTexts(frameTexts);
  const { retry } = useTexts(staffTexts);
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [said, setSaid] = useState<{ of: string; name: 'leaves' | 'sends' | 'notFound' } | null>(
    null,
  );
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** The page that was loaded again by itself, and has not been seen since. */
  const loadedAgain = useRef<string | null>(null);

  const say = (name: 'leaves' | 'sends' | 'notFound') => setSaid({ of: path, name });
  const follow = (to: string) => void navigate(addressOfView(to));

  function reload(): void {
    setTrouble(null);
    setAttempt((count) => count + 1);
  }

  /** Without a session the preview leads to the public page, which stands in no frame. */
  async function ask(): Promise<void> {
    const before = renewalsSoFar();
    const session = await callApi('GET /api/auth/get-session');
    const isSignedOut = session.ok && !session.data;
    // It was asked for before another call had the session renewed.
    if (session.ok && session.data && loadedAgain.current !== path) {
      loadedAgain.current = path;
      return reload();
    }
    setTrouble(isSignedOut ? 'signedOut' : 'unreachable');
    if (isSignedOut && (await renewSession('ended', before))) reload();
  }

  /** Links are followed by the page view itself, and only inside the site. */
  function press(target: Element): boolean {
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link) {
      const to = publicPath(link.href, location.origin);
      if (to === null) say('leaves');
      else if (to !== path) follow(to);
      // A link to a place on the page stays with the page.
      else return !link.hash;
      return true;
    }
    const button = target.closest<HTMLButtonElement>('button, input');
    if (!button?.form || button.type !== 'submit') return false;
    say('sends');
    return true;
  }

  /** A page can also lead to another by itself. */
  function see({ window, address }: FramedPage): void {
    // The page of before, as long as this one is coming.
    if (address !== previewOf(path)) return;
    loadedAgain.current = null;
    const shown = publicPath(window.location.href, location.origin);
    if (shown !== null && shown !== path) void navigate(addressOfView(shown), { replace: true });
    const [loaded] = window.performance.getEntriesByType('navigation');
    if (loaded && 'responseStatus' in loaded && loaded.responseStatus === 404) say('notFound');
  }

  /** Where the link around a text leads to. */
  function wayOf(spot: Spot | undefined): (() => void) | null {
    const link = spot?.element.closest<HTMLAnchorElement>('a[href]');
    const to = link && publicPath(link.href, location.origin);
    return to && to !== path ? () => follow(to) : null;
  }

  const instead: ReactNode = trouble ? (
    <div role="alert">
      <p>{texts[trouble]}</p>
      <Button tone="ghost" onClick={() => (trouble === 'signedOut' ? void ask() : reload())}>
        {retry}
      </Button>
    </div>
  ) : (
    <p role="status">{texts.loading}</p>
  );
  return {
    attempt,
    reload,
    ask,
    press,
    see,
    wayOf,
    instead,
    said: said?.of === path ? texts[said.name] : null,
  };
}
