import * as v from 'valibot';
import { counted } from '#app/work/work-list.ts';
import { stageCodes } from '../stage.ts';

/** Why two applications are perhaps one person's, the surest first. */
export const pairReasons = ['passport', 'birth', 'phone'] as const;

/** Who else is perhaps the same person: the first few, and how many more there are. */
export const alsoHere = v.object({
  people: v.array(
    v.object({
      _id: v.string(),
      name: v.string(),
      receiptNumber: v.string(),
      stage: v.picklist(stageCodes),
      isInTrash: v.boolean(),
      same: v.pipe(
        v.picklist(pairReasons),
        v.description('The passport number; the name and day of birth; or only the phone'),
      ),
    }),
  ),
  more: counted,
});

export type AlsoHere = v.InferOutput<typeof alsoHere>;
