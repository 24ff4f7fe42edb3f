import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ContentFileError } from './content-file-error.ts';
import { readDocument } from './defaults.server.ts';
import { type DocumentId, type Documents, documentIds, documents } from './documents.ts';
import { findingSentence } from './faults/fault-sentence.ts';
import { type Finding, findFaults } from './faults/faults.ts';
import { costWarningSentence, costWarnings } from './policy/cost-warnings.ts';
import { policyWarningSentence, policyWarnings } from './policy/policy-warnings.ts';

/**
 * What is wrong with the texts and facts of a folder of content, each in a sentence that names file and path. `warnings`
 * do not stop a build. Its pictures are another matter: `mediaFaults`.
 */
export function checkFolder(folder: string): { faults: string[]; warnings: string[] } {
  const faults = unknownFiles(folder);
  const warnings: string[] = [];
  const read: Record<string, unknown> = {};
  for (const id of documentIds) {
    const kind = documents[id];
    try {
      const content = readDocument(folder, id);
      read[id] = content;
      for (const finding of findFaults(kind, content, content)) {
        const sentence = findingSentence(kind.fields, content, finding, 'en');
        const list = finding.isWarning ? warnings : faults;
        list.push(`content/${fileOf(id, finding)}: ${finding.path}: ${sentence}`);
      }
    } catch (error) {
      if (!(error instanceof ContentFileError)) throw error;
      faults.push(error.message);
    }
  }
  // Documents are compared once each is right by itself.
  if (faults.length === 0) warnings.push(...differencesFromPolicy(read as Documents));
  return { faults, warnings };
}

function differencesFromPolicy(content: Documents): string[] {
  return [
    ...policyWarnings(content).map(
      (warning) =>
        `content/${documents[warning.document].file}: ${warning.path}: ${policyWarningSentence(warning, content, 'en')}`,
    ),
    ...costWarnings(content).map(
      (warning) =>
        `content/${documents.costs.file}: ${warning.path}: ${costWarningSentence(warning, content, 'en')}`,
    ),
  ];
}

/** The file that holds the text: the policy's sections lie in one for each language. */
function fileOf(id: DocumentId, { path, locale }: Finding): string {
  const isMarkdown = id === 'policy' && /^(title|lead|sections)\b/.test(path);
  return isMarkdown ? `policy.${locale ?? 'bn'}.md` : documents[id].file;
}

function unknownFiles(folder: string): string[] {
  const known = new Set<string>([
    ...documentIds.map((id) => documents[id].file),
    'policy.bn.md',
    'policy.en.md',
  ]);
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !known.has(name) && !/^media\/|\.test\.ts$/.test(name))
    .map((name) => `content/${name}: no document is described by this name.`);
}
