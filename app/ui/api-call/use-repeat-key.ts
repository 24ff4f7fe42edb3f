import { useRef } from 'react';
import { newSubmissionKey } from './submission-key.ts';

/**
 * The key under which something is sent: the same content has the same one, so that a repeat after an answer that was lost
 * is done once. `renew` after a success: the same once more is then something new.
 */
export function useRepeatKey() {
  const last = useRef({ content: '', key: '' });
  return {
    keyOf(sent: unknown): string {
      const content = JSON.stringify(sent);
      if (last.current.content !== content) last.current = { content, key: newSubmissionKey() };
      return last.current.key;
    },
    renew() {
      last.current = { content: '', key: '' };
    },
  };
}
