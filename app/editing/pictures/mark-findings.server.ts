import { markContrast, rgbOf } from '#app/brand/mark/contrast.server.ts';
import { markPicture } from '#app/brand/mark/mark-files.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { type Mark, markOf } from '#app/content/pictures/mark.ts';
import type { Documents } from '#app/content/documents.ts';
import type { FaultCode } from '#app/content/faults/faults.text.ts';
import type { Finding } from '#app/content/faults/faults.ts';
import type { Language } from '#app/i18n/language.ts';
import { decodeImage } from '#app/images/decode-image.server.ts';
import type { FindingAnswer } from '../content-shapes.ts';
import { findingAnswers } from '../documents/document-faults.ts';
import type { Plan } from '../publishing/plan-document.server.ts';

/**
 * What is wrong with the agency's mark where it or its ground goes live: whether it can be made out on it (WCAG 2.2, 1.4.11),
 * which only its pixels tell. While the store of pictures is away nothing is found.
 */
export async function markFindings(
  { images, log }: Pick<Services, 'images' | 'log'>,
  going: readonly Plan[],
  next: Documents,
  language: Language,
): Promise<{ faults: FindingAnswer[]; warnings: FindingAnswer[] }> {
  const plan = going.find(({ changed }) => changed.some(({ path }) => isOfMark(path)));
  const mark = markOf(next.agency.agency);
  if (!plan || !mark) return { faults: [], warnings: [] };
  const code = await faultOf(images, mark).catch((error: unknown) => {
    log.warn({ err: error }, 'mark not compared');
    return null;
  });
  const path = 'agency/mark';
  const found: Finding[] = code
    ? [{ path, locale: null, code, isWarning: code === 'mark_pale' }]
    : [];
  return findingAnswers(plan.document, plan.content, found, language);
}

function isOfMark(path: string): boolean {
  return path === 'agency/mark' || path === 'agency/markGround';
}

async function faultOf(images: Services['images'], mark: Mark): Promise<FaultCode | null> {
  const picture = await markPicture(images, mark);
  const decoded =
    picture &&
    (await decodeImage(picture, (open) =>
      open().resize(64, 64).toColourspace('srgb').ensureAlpha().raw().toBuffer(),
    ));
  // That it is not there is found when it goes live.
  if (decoded?.status !== 'made') return null;
  const found = markContrast(decoded.made, rgbOf(mark.ground ?? '#ffffff'));
  if (found === null) return 'mark_empty';
  if (found < 3) return 'mark_faint';
  return found < 4.5 ? 'mark_pale' : null;
}
