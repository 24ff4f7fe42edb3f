import { keysOf } from './config/typed-record.ts';
import type { Documents, ShownId } from './content/documents.ts';
import { isGuideListed } from './content/kinds/trust/guide.ts';
import type { SectionContent } from './home/section-content.ts';
import type { PublicPage } from './public-pages.ts';

/** The documents that a page shows besides those of the frame, without those of hidden sections and unlisted countries. */
export function shownContent(page: PublicPage, all: Documents): ShownId[] {
  const hidden = new Set<string>(inHiddenAlone(page, all.navigation, ({ documents }) => documents));
  return page.content.filter((id) => !hidden.has(id) && isGuideListed(id, all));
}

/** All content without the words of a page's hidden sections. */
export function withoutHiddenWords(page: PublicPage, documents: Documents): Documents {
  const hidden = new Set<string>(
    inHiddenAlone(page, documents.navigation, (section) => section.words),
  );
  const words = Object.entries(documents.home.homeWords).filter(([name]) => !hidden.has(name));
  // Only parts that are hidden read what is missing.
  const homeWords = Object.fromEntries(words) as Documents['home']['homeWords'];
  return { ...documents, home: { homeWords } };
}

/** Whether staff have taken a page out of menus, footer and sitemap. Who has its address still gets it. */
export function isOutOfMenus({ id }: PublicPage, { navigation }: Documents): boolean {
  return navigation.pagesOutOfMenus.some((one) => one === id);
}

/** Whether anything is hidden anywhere. */
export function hidesSomething({ navigation }: Documents): boolean {
  return navigation.hiddenSections.length + navigation.pagesOutOfMenus.length > 0;
}

/** What hidden sections of a page show and no other section does. */
function inHiddenAlone<Name>(
  { sections }: PublicPage,
  { hiddenSections }: Documents['navigation'],
  namesIn: (section: SectionContent) => Name[],
): Name[] {
  if (!sections) return [];
  const shown = keysOf(sections).filter((id) => !hiddenSections.includes(id));
  const elsewhere = shown.flatMap((id) => namesIn(sections[id]));
  const hidden = hiddenSections.flatMap((id) => namesIn(sections[id]));
  return hidden.filter((name) => !elsewhere.includes(name));
}
