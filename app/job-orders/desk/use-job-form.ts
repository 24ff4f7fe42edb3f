import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '#app/ui/api-call/use-action.ts';
import type { Words } from '#app/ui/unfinished/kept-words.ts';
import { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import { type JobOrder, jobOrderFields, noJobOrder } from '../job-order.ts';
import { type Typed, readTyped, typedOf } from '../typed-fields.ts';
import { jobActs } from './job-acts.ts';

/** A field that two have written differently, with what both have. */
export type Differing = { name: string; theirs: string; mine: string };

/**
 * What is typed of a job order over what is kept of it, and how it is saved. It stays in the tab until it is. Where somebody
 * else has changed other fields meanwhile, it is saved all the same; the same ones are asked about.
 */
export function useJobForm(
  given: JobOrder | null,
  { about, prefilled }: { about: string; prefilled: Typed },
) {
  const navigate = useNavigate();
  const adding = useAction(jobActs, 'add');
  const changing = useAction(jobActs, 'change');
  const { words, since, write, clear } = useUnfinished<Words>(`job-order ${about}`, {});
  /** Over what the words were typed. */
  const [opened, setOpened] = useState(given);
  const [theirs, setTheirs] = useState<JobOrder | null>(null);
  const [errors, setErrors] = useState<Typed>({});
  const [attempt, setAttempt] = useState(0);
  const [emptied, setEmptied] = useState(0);
  const before = typedIn(opened, prefilled);
  const isChanged = Object.keys(words).some((name) => words[name] !== before[name]);
  if (given && opened && given.version > opened.version && !isChanged) setOpened(given);

  /** Those of the words that somebody else has written otherwise since. */
  function differing(now: JobOrder): Differing[] {
    const after = typedIn(now, {});
    return Object.entries(words)
      .map(([name, mine]) => ({ name, theirs: after[name] ?? '', mine }))
      .filter(({ name, ...both }) => both.theirs !== before[name] && both.theirs !== both.mine);
  }

  /** The order as it is kept then; null where it is not. */
  async function save(seen = opened): Promise<JobOrder | null> {
    if (adding.isBusy || changing.isBusy) return null;
    setAttempt(attempt + 1);
    const read = readTyped(jobOrderFields, noJobOrder, { ...typedIn(seen, prefilled), ...words });
    setErrors(read.fields ? {} : read.errors);
    if (!read.fields) return null;
    if (!seen) {
      const added = await adding.send(read.fields);
      if (!added.ok) return null;
      clear();
      void navigate(`/admin/jobs/${added.data.insertedId}?view=draft`, { state: addedNow });
      return null;
    }
    const result = await changing.send(seen._id, { ...read.fields, version: seen.version });
    if (result.ok) {
      clear();
      setTheirs(null);
      setOpened(result.data);
      return result.data;
    }
    if ('theirs' in result) {
      if (differing(result.theirs).length === 0) return save(result.theirs);
      setTheirs(result.theirs);
    } else setErrors(Object.fromEntries(result.errors.map(({ field, code }) => [field, code])));
    return null;
  }

  const failure = adding.failure ?? changing.failure;
  return {
    form: { typed: { ...before, ...words }, errors, write },
    ...{ opened, errors, setErrors, attempt, since, isChanged, save },
    /** Changes where the fields begin anew. */
    begun: `${opened?.version ?? 0} ${emptied}`,
    isBusy: adding.isBusy || changing.isBusy,
    failure:
      failure && failure.code !== 'changed_meanwhile' && failure.errors.length === 0
        ? failure
        : null,
    clash: theirs && {
      fields: differing(theirs),
      keep: () => save(theirs),
      take() {
        write(Object.fromEntries(differing(theirs).map((field) => [field.name, field.theirs])));
        setOpened(theirs);
        setTheirs(null);
      },
    },
    clear() {
      clear();
      setTheirs(null);
      setErrors({});
      setEmptied(emptied + 1);
    },
  };
}

export type JobForm = ReturnType<typeof useJobForm>;

/** Of a navigation to a draft that was kept the moment before. */
export const addedNow = 'added';

function typedIn(order: JobOrder | null, prefilled: Typed): Typed {
  return order ? typedOf(order) : { ...typedOf(noJobOrder), ...prefilled };
}
