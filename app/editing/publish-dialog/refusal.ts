import type { ApiFailure } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import type { outcomeTexts } from './publish.text.ts';

/** Why nothing was published, in a sentence; undefined where the common one of the API says it. */
export function refusalSentence(
  { status, code, errors }: ApiFailure,
  texts: Record<keyof typeof outcomeTexts, string>,
  titleOf: (document: string) => string,
): string | undefined {
  if (status === 0) return texts.noAnswer;
  switch (code) {
    case 'changed_meanwhile':
      return fill(texts.changed, {
        documents: errors.map(({ field }) => titleOf(field)).join(', '),
      });
    case 'invalid_input':
      return errors.some((error) => error.code === 'nothing_changed')
        ? texts.nothing
        : texts.faults;
    case 'page_failed':
      return fill(texts.pageFailed, { page: errors[0]?.field ?? '' });
    case 'owner_only':
      return texts.ownerOnly;
    case 'fresh_sign_in_required':
      return texts.notFresh;
    default:
      return status >= 500 ? texts.busy : undefined;
  }
}

/** Whether what was shown is no longer what there is, so that it is to be read again. */
export function isOutdated({ code }: ApiFailure): boolean {
  return ['changed_meanwhile', 'invalid_input', 'page_failed', 'owner_only'].includes(code);
}
