import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { checkFolder } from '#app/content/check.server.ts';
import { contentFolder, readDocument } from '#app/content/defaults.server.ts';
import { documentIds } from '#app/content/documents.ts';
import { mediaFaults } from '#app/content/pictures/media-files.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { type Difference, differences } from '#app/editing/files/differences.ts';
import {
  type Imported,
  differencesFromDrafts,
  importContent,
} from '#app/editing/files/import-content.server.ts';
import { writeContentFiles } from '#app/editing/files/write-content-files.server.ts';
import { writePictures } from '#app/editing/files/write-pictures.server.ts';
import { picturesLacking, takePictures } from '#app/editing/pictures/taken-pictures.server.ts';
import { CommandError, UsageError, readArguments, runCommand } from './operator/command.ts';
import { withServices } from './operator/services.ts';

const help = `npm run content -- check [FOLDER]
npm run content -- export [FOLDER]
npm run content -- diff [FOLDER]
npm run content -- import [FOLDER] [--yes]

check   says what is wrong with the content of FOLDER, each in a sentence that names file and field
export  writes what is published as files into FOLDER, in the form in which content is shipped, and the uploaded
        pictures that it shows into FOLDER/media, from where the site serves them once they are committed.
        Removes those that are not needed any more: guides of countries that are gone, pictures that nothing shows
diff    compares what is published with FOLDER: document, field and languages
import  compares FOLDER with the drafts, asks, and makes every differing field a draft; a draft that was
        there is kept in the history of its document. Pictures that the store lacks are taken from FOLDER/media.
        Publishes nothing. --yes does not ask.

FOLDER is content/ unless named. The site may run meanwhile, and shows drafts within a second. Notices are not
in files: a backup has them.

Ends with 0 when nothing differs or all is done, with 1 when something differs or is wrong, and with 2 for
wrong usage.`;

const acts: Record<string, (folder: string, yes: boolean) => Promise<number>> = {
  async check(folder) {
    const { faults, warnings } = checkFolder(folder);
    if (faults.length === 0) faults.push(...(await mediaFaults(folder, contentIn(folder))));
    for (const sentence of warnings) console.log(`Warning: ${named(sentence, folder)}`);
    for (const sentence of faults) console.error(named(sentence, folder));
    return faults.length > 0 ? 1 : 0;
  },

  async export(folder) {
    let missing: string[] = [];
    await withServices(async ({ content, images }) => {
      const { documents } = content.current();
      writeContentFiles(documents, folder);
      missing = await writePictures(images, documents, folder);
    });
    console.log(`What is published is in ${folder}.`);
    for (const name of missing) console.error(`The picture ${name} is in no store.`);
    return missing.length > 0 ? 1 : 0;
  },

  async diff(folder) {
    let found: Difference[] = [];
    await withServices(async ({ content, database: { db } }) => {
      const { files } = await readFolder(db, folder);
      found = differences(content.current().documents, files);
    });
    return tell(found, 'What is published and the files say the same.');
  },

  async import(folder, yes) {
    let end = 0;
    await withServices(async ({ database: { db }, images, now }) => {
      const { files, lacking } = await readFolder(db, folder);
      const found = await differencesFromDrafts(db, files);
      if (tell(found, 'The drafts and the files say the same.') === 0) return;
      if (!yes && !(await isWanted())) {
        end = 1;
        return;
      }
      await takePictures(db, images, lacking, folder, now());
      const changed = await importContent(db, files, now());
      console.log(`Drafts now: ${changed.join(', ')}. Publish them in the staff area.`);
    });
    return end;
  },
};

await runCommand(help, async () => {
  const { positionals, values } = readArguments({
    options: { yes: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name = '', folder = contentFolder, ...others] = positionals;
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act || others.length > 0)
    throw new UsageError('The first word must be check, export, diff or import.');
  if (name !== 'export' && !existsSync(folder))
    throw new CommandError(`The folder ${folder} is not there.`);
  process.exitCode = await act(`${resolve(folder)}/`, values.yes);
});

/**
 * The content of a folder, and those of its pictures that the store lacks. Throws a `CommandError` with every fault where
 * there is one.
 */
async function readFolder(db: Database, folder: string) {
  const { faults } = checkFolder(folder);
  refuseFaults(faults, folder);
  const files = contentIn(folder);
  const lacking = await picturesLacking(db, files);
  refuseFaults(await mediaFaults(folder, files, lacking), folder);
  return { files, lacking };
}

function refuseFaults(faults: string[], folder: string): void {
  if (faults.length > 0)
    throw new CommandError(faults.map((fault) => named(fault, folder)).join('\n'));
}

/** A sentence with the file where it is: the sentences of the build are about `content/`. */
function named(sentence: string, folder: string): string {
  return folder === contentFolder ? sentence : sentence.replace(/^content\//, () => folder);
}

function contentIn(folder: string): Imported {
  return Object.fromEntries(documentIds.map((id) => [id, readDocument(folder, id)]));
}

/** Says where two contents differ. Returns the exit code of a comparison. */
function tell(found: Difference[], nothing: string): number {
  if (found.length === 0) console.log(nothing);
  for (const { document, path, locales } of found) {
    console.log([`${document}: ${path}`, locales.join(', ')].filter(Boolean).join(' · '));
  }
  return found.length > 0 ? 1 : 0;
}

async function isWanted(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Make these fields drafts? (yes/no) ');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
