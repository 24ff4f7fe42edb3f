import { useFacts } from '#app/content/content-context.ts';

/** Tells whether a section of the home page is shown: staff may hide some. */
export function useShows(): (section: string) => boolean {
  const { hiddenSections } = useFacts('navigation');
  return (section) => !hiddenSections.some((hidden) => hidden === section);
}
