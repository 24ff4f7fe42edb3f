import { useState } from 'react';
import type { LoadedDocument } from './load-page-view.ts';
import type { Spot } from '../page-frame/find-spots.ts';
import type { FieldPlace } from '../preview/field-comment.ts';

/** How a text was opened, which says where the focus belongs. */
export type OpenedBy = 'finger' | 'mouse' | 'keyboard';

/** What the sheet shows. */
export type OpenText = {
  /** The text of the page; null for one that was not pressed there. */
  key: string | null;
  /** The fields it may be from. */
  fields: readonly FieldPlace[];
  /** The one that is open; null as long as it is to be chosen. */
  place: FieldPlace | null;
  by: OpenedBy;
  page: string;
};

/** Which text of a page the sheet shows, and the documents of all that it has shown. */
export function useOpenText(
  page: string,
  { spots, documents }: { spots: readonly Spot[]; documents: readonly LoadedDocument[] },
) {
  const [last, setText] = useState<OpenText | null>(null);
  const [opened, setOpened] = useState<LoadedDocument[]>([]);
  // Of another page nothing is open, but of the same in the other language it is.
  const text = last?.page === page ? last : null;

  function show(place: FieldPlace, rest: Pick<OpenText, 'key' | 'fields' | 'by'>): void {
    const isIt = ({ id }: LoadedDocument) => id === place.document;
    const document = documents.find(isIt) ?? opened.find(isIt);
    if (!document) return;
    // The latest stands last.
    setOpened([...opened.filter((one) => !isIt(one)), document]);
    setText({ ...rest, place, page });
  }

  function open({ key, fields }: Spot, by: OpenedBy): void {
    const [first] = fields;
    if (fields.length === 1 && first) show(first, { key, fields, by });
    else setText({ key, fields, place: null, by, page });
  }

  const following = spots[spots.findIndex(({ key }) => key === text?.key) + 1];
  return {
    text,
    opened,
    open,
    /** One of several fields, or one that waits to be saved. */
    choose(place: FieldPlace): void {
      const { key = null, fields = [place], by = 'mouse' } = text ?? {};
      show(place, { key, fields, by });
    },
    next: text?.key && following ? () => open(following, 'keyboard') : null,
    close: () => setText(null),
  };
}
