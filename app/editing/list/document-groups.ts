import { recordOf } from '#app/config/typed-record.ts';
import { destinations } from '#app/content/destinations.ts';
import { type DocumentId, documents } from '#app/content/documents.ts';
import { guideId } from '#app/content/kinds/trust/guide.ts';
import { fieldsIn } from '#app/content/leaves.ts';
import type { Language } from '#app/i18n/language.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { sectionsOf } from '../editor/sections.ts';

/** How staff see the documents: what the office is and offers, the pages with their words, and the site itself. */
export const documentGroups: {
  name: 'office' | 'trust' | 'guides' | 'pages' | 'site';
  icons: Partial<Record<DocumentId, IconName>>;
}[] = [
  {
    name: 'office',
    icons: {
      agency: 'briefcase-business',
      officials: 'users',
      reviews: 'message-circle',
      countries: 'globe',
      sectors: 'handshake',
      courses: 'graduation-cap',
      'service-blurbs': 'badge-check',
      figures: 'target',
      'broker-warning': 'ban',
      'closing-sentences': 'send',
      checklists: 'clipboard-list',
      messages: 'message-circle',
    },
  },
  {
    name: 'trust',
    icons: { licence: 'stamp', identities: 'badge-check', costs: 'wallet', 'help-lines': 'phone' },
  },
  { name: 'guides', icons: recordOf(destinations.map(guideId), () => 'map-pin' as const) },
  {
    name: 'pages',
    icons: {
      home: 'compass',
      about: 'info',
      directors: 'user',
      services: 'badge-check',
      recruitment: 'briefcase-business',
      consultation: 'stamp',
      training: 'graduation-cap',
      gallery: 'images',
      contact: 'mail',
      airticket: 'plane',
      policy: 'scale',
    },
  },
  { name: 'site', icons: { meta: 'share-2', navigation: 'menu' } },
];

/** What is in a document: the names of its sections, or of its first fields. */
export function summaryOf(id: DocumentId, language: Language): string {
  const sections = sectionsOf(documents[id].fields);
  const named = sections.flatMap(({ name }) => name ?? []);
  const [only] = sections;
  const [list] = only?.fields ?? [];
  const inside =
    list?.field.type === 'list'
      ? sectionsOf(list.field.item).flatMap(({ fields }) => fields)
      : (only?.fields ?? []);
  const names = named.length > 1 ? named : inside.map(({ label }) => label);
  return [...new Set(names.map((name) => name[language]))].slice(0, 4).join(', ');
}

/** Whether all of a document is the owner's to publish, or only some of it. */
export function hasGuarded(id: DocumentId): boolean {
  return fieldsIn(documents[id].fields).some(([, field]) => field.isGuarded);
}
