import type { Source } from './read-sources.ts';

/**
 * The folders of the ground from below: each imports those before it. A type may come from further up, because it is gone
 * when the program runs; the types of `services/` are what nearly every request needs.
 */
const groundOrder = [
  ...['i18n', 'disk', 'normalise', 'config', 'owner-settings', 'database', 'limits', 'jobs'],
  ...['images', 'mail', 'auth', 'http', 'ui', 'forms', 'content', 'document', 'serving'],
  ...['backup', 'services'],
];

/** The imports of the ground that point up, each as `file -> what it imports`. */
export function importsUpwards(sources: Source[]): string[] {
  return sources.flatMap(({ path, imports }) => {
    const floor = groundOrder.indexOf(path.split('/')[1] ?? '');
    return imports
      .filter((imported) => groundOrder.indexOf(imported.split('/')[1] ?? '') > floor && floor >= 0)
      .map((imported) => `${path} -> ${imported}`);
  });
}
