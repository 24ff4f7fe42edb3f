import { useEffect } from 'react';

/**
 * Keeps the secret of a link behind the `#` of the address: the language switch comes back without it, and a reload would then find
 * no link.
 */
export function useKeptSecret(secret: string): void {
  useEffect(() => {
    if (!window.location.hash) window.history.replaceState(window.history.state, '', `#${secret}`);
  });
}
