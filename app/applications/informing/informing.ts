import * as v from 'valibot';
import { counted } from '#app/work/work-list.ts';
import { application } from '../application.ts';
import { seenVersion } from '../case/case-bodies.ts';

/** How an applicant was told: by WhatsApp, by telephone, in the office; `later` asks again tomorrow. */
export const informingWays = ['whatsapp', 'call', 'office', 'later'] as const;

export const informingBody = v.object({
  version: seenVersion,
  by: v.picklist(informingWays, 'invalid'),
});

export type InformingWay = v.InferOutput<typeof informingBody>['by'];

/** A case whose applicant does not know yet how it stands. */
export const newsLine = v.object({
  ...v.pick(application, ['_id', 'version', 'name', 'receiptNumber', 'phoneE164', 'language'])
    .entries,
  ...v.pick(application, ['stage', 'stageAt', 'closeReason', 'outcome', 'note', 'followUpOn'])
    .entries,
  number: v.string(),
  newsSince: v.string(),
});

export type NewsLine = v.InferOutput<typeof newsLine>;

export const newsList = v.object({ count: counted, lines: v.array(newsLine) });
