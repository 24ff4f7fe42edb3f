import type { Source } from './read-sources.ts';

/**
 * The folders of the ground and those of `applications/` from below: each imports those before it. A type may come from
 * further up, because it is gone when the program runs; the types of `services/` are what nearly every request needs.
 */
const floors = [
  ...['i18n', 'disk', 'normalise', 'config', 'owner-settings', 'database', 'limits', 'jobs'],
  ...['images', 'mail', 'auth', 'http', 'ui', 'forms', 'content', 'document', 'serving'],
  ...['backup', 'services'],
  // What an application is, and how it is kept.
  ...inApplications('', 'letterhead', 'duplicates', 'storage', 'search'),
  // What is done with one: sending it, looking it up, and all that staff do.
  ...inApplications('form-static', 'receipt', 'form', 'lookup', 'case', 'reveal', 'facts'),
  ...inApplications('office', 'money', 'contract', 'checklist', 'informing', 'moves', 'erasure'),
  ...inApplications('timeline', 'import', 'export'),
  // Pages and lists that put these together.
  ...inApplications('lookup-page', 'import-page', 'overview', 'list', 'due', 'case-page'),
];

function inApplications(...names: string[]): string[] {
  return names.map((name) => `applications/${name}`);
}

/** The imports that point up, each as `file -> what it imports`, and files of `applications/` whose folder has no floor. */
export function importsUpwards(sources: Source[]): string[] {
  return sources.flatMap(({ path, imports }) => {
    const floor = floorOf(path);
    if (floor === -1) return path.startsWith('app/applications/') ? [`${path} has no floor`] : [];
    return imports
      .filter((imported) => floorOf(imported) > floor)
      .map((imported) => `${path} -> ${imported}`);
  });
}

function floorOf(path: string): number {
  const [, folder = '', inner = '', file] = path.split('/');
  if (folder !== 'applications') return floors.indexOf(folder);
  return floors.indexOf(`applications/${file === undefined ? '' : inner}`);
}
