import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { keysOf } from '#app/config/typed-record.ts';
import { sectionContent } from '#app/home/section-content.ts';
import { frameContent, publicPages } from '#app/public-pages.ts';

const app = resolve(import.meta.dirname, '../../app');

/** What a file could show and its page does not: the questions about a journey stand on the air ticket page alone. */
const notShown: Record<string, string[]> = {
  home: ['contact/journey'],
  contact: ['contact/journey'],
};

/** What the loader of a page reads, and sends as words. */
const readByLoader: Record<string, string[]> = { jobs: ['costs', 'countries'] };

// A document too few, and the page fails in the browser; one too many, and it counts as changed without being so.
test.each(publicPages.map(({ id, file, content }) => [id, file, content] as const))(
  'the page %s names each document that its parts read, and no other',
  (id, file, content) => {
    const read = documentsReadBy(resolve(app, file), notShown[id] ?? []);
    const guides = content.filter((one) => one.startsWith('guide.'));
    if (id.startsWith('guide.')) expect(guides).toEqual([id]);
    expect(content.filter((one) => !one.startsWith('guide.')).toSorted()).toEqual(
      [...read, ...(readByLoader[id] ?? [])]
        .filter((one) => !frameContent.some((frame) => frame === one))
        .toSorted(),
    );
  },
);

/** The file of each section of the home page that staff may hide, and those of the others. */
const sectionFiles: Record<keyof typeof sectionContent, string> = {
  ...{ who: 'who-we-are.tsx', services: 'services.tsx', countries: 'countries-section.tsx' },
  ...{ officials: 'officials-section.tsx', reviews: 'reviews-section.tsx' },
  statistics: 'statistics.tsx',
};
const alwaysShown = ['hero.tsx', 'contact-channels.tsx', '../contact/contact-form.tsx'];

// One too few, and something hidden is sent; one too many, and a part that is shown fails in the browser.
test.each(keysOf(sectionContent))(
  'the section %s names what it reads and hero and contact do not',
  (section) => {
    const documents = (file: string) => [
      ...documentsReadBy(resolve(app, 'home', file), ['contact/journey']),
    ];
    const words = (file: string) => wordsReadBy(resolve(app, 'home', file));
    const readBy = (read: (file: string) => string[]) =>
      read(sectionFiles[section])
        .filter((name) => !alwaysShown.flatMap(read).includes(name))
        .filter((name) => !frameContent.some((frame) => frame === name))
        .toSorted();
    // A guide is named by its country, not by a literal.
    const named = sectionContent[section].documents.filter((one) => !one.startsWith('guide.'));
    expect(named.toSorted()).toEqual(readBy(documents));
    expect(sectionContent[section].words.toSorted()).toEqual(readBy(words));
  },
);

/** The words of the home page that a file of it and those that it imports read. */
function wordsReadBy(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const own = [...source.matchAll(/\b(?:words|homeWords)\.(\w+)/g)].map(([, word]) => word ?? '');
  const parts = importsOf(source, file).filter((path) => dirname(path) === resolve(app, 'home'));
  return [...new Set([...own, ...parts.flatMap(wordsReadBy)])];
}

/** The documents that a file and all that it imports read, but for folders whose parts it never shows. */
function documentsReadBy(file: string, except: string[], seen = new Set<string>()): Set<string> {
  if (seen.has(file) || except.some((folder) => file.startsWith(resolve(app, folder))))
    return new Set();
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const own = [...source.matchAll(/\buse(?:Facts|Words)\('([\w-]+)'\)/g)].map(([, id]) => id ?? '');
  return new Set([
    ...own,
    ...importsOf(source, file).flatMap((path) => [...documentsReadBy(path, except, seen)]),
  ]);
}

function importsOf(source: string, file: string): string[] {
  // What comes as a type alone shows nothing.
  const named = source.matchAll(
    /(?:^(?:import|export) (?!type )[^;]*? from |\bimport\()'([^']+\.tsx?)'/gm,
  );
  return [...named]
    .map(([, path = '']) =>
      path.startsWith('#app/')
        ? resolve(app, path.slice('#app/'.length))
        : resolve(dirname(file), path),
    )
    .filter((path) => !/\.server\.|\/\+types\//.test(path) && existsSync(path));
}
