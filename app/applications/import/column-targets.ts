import { keysOf } from '#app/config/typed-record.ts';
import { fields } from '../fields.ts';

/** The fields that are about the applicant: a list says nothing of who helped. */
const applicationFields = keysOf(fields).filter((field) => fields[field].group !== 'helper');

/** What else can become of a column: whether they were called, the day of the old application, the first note, nothing. */
export const columnTargets = [...applicationFields, 'called', 'appliedOn', 'note', 'none'] as const;

export type ColumnTarget = (typeof columnTargets)[number];

/** Whether `5/3/1998` is 5 March or 3 May. */
export const dayOrders = ['day', 'month'] as const;

export type DayOrder = (typeof dayOrders)[number];
