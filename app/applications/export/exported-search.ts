import * as v from 'valibot';
import { applicationSearch } from '../search/application-search.ts';

/** A search whose result is exported; with `money` what was paid, for owners alone. */
export const exportedSearch = v.object({
  ...applicationSearch.entries,
  money: v.pipe(
    v.optional(v.picklist(['', '1'], 'invalid'), ''),
    v.description('1: with what was paid and given back, for owners alone'),
  ),
});

export type ExportedSearch = v.InferOutput<typeof exportedSearch>;
