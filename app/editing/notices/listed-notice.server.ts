import { isNoticeId } from '#app/content/documents.ts';
import { isRecord, leavesIn } from '#app/content/leaves.ts';
import { noticeOf } from '#app/content/news/content-with.ts';
import { isMoment } from '#app/content/news/typed-moment.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { lacksEnglish } from '../lacks-english.ts';
import type { EditedDocument } from '../documents/edited-document.server.ts';

/** Where a notice stands for visitors; `draft` where it is not published. */
export type Phase = 'draft' | 'coming' | 'current' | 'ended';

/** From when until when visitors see a notice, or would; null for any other document. */
export function runOf({ id, resolved, draftContent }: EditedDocument, now: Date) {
  if (!isNoticeId(id)) return null;
  const [live] = noticeOf(id, resolved.content);
  const { from, until } = live ?? draftContent;
  const phase: Phase = live ? phaseOf(live, now.toISOString()) : 'draft';
  return {
    phase,
    from: momentIn(from),
    until: momentIn(until),
    urgent: draftContent.urgent === true,
  };
}

function phaseOf({ from, until }: { from: string; until: string }, now: string): Phase {
  if (until <= now) return 'ended';
  return from <= now ? 'current' : 'coming';
}

/** A moment of a draft; null where it is not one (yet). */
export function momentIn(value: unknown): string | null {
  return isMoment(value) ? value : null;
}

/** What a document is called: a notice by its own title, as soon as it has one. */
export function titleOf({ kind, draftContent: { title } }: EditedDocument): Bilingual {
  if (kind.file !== undefined || !isRecord(title)) return kind.title;
  const [bn, en] = [String(title.bn ?? '').trim(), String(title.en ?? '').trim()];
  return { bn: bn || en || kind.title.bn, en: en || bn || kind.title.en };
}

/** How many texts of a notice have no English yet. */
export function missingEnglish({ kind, draftContent }: EditedDocument): number {
  return Object.values(leavesIn(kind.fields, draftContent)).filter(lacksEnglish).length;
}
