import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { inProject } from '#bin/bootstrap.mjs';
import { CommandError, readArguments, runCommand } from '#bin/operator/command.ts';
import { billProblems, makeBill } from './bill-of-materials.ts';
import { runningOnInstall } from './install-scripts.ts';
import { latePatches } from './late-patches.ts';
import { licenceProblems } from './licences.ts';
import { lockedPackages } from './lock-file.ts';
import { knownVulnerabilities, versionsBehind } from './versions.ts';

const help = `npm run check:supply
npm run check:supply -- --to FILE

Looks at everything that comes from others:

the bill of materials  is written as CycloneDX to supply/sbom.cdx.json, which git ignores, and checked: every
                       installed package is in it, once, with its hash
install scripts        no package may run anything while it is installed
licences               each must be one that tests/supply/licences.ts allows, on every platform
known holes            none may be known, as npm audit has it
late patches           what holds passwords, sessions, uploads, SQL or HTTP (the list is in
                       tests/supply/late-patches.ts) may not be without a patch that is out for more than 14 days
what is behind         only told, as npm outdated has it

The last three ask the npm registry; where it cannot be reached that is said, and the rest is done all the same.
Ends with 1 when something is there that may not be, or when npm wrote no proper bill.

--to  another file for the bill of materials`;

await runCommand(help, async () => {
  const { values } = readArguments({ options: { to: { type: 'string' } } });
  const file = resolve(String(values.to ?? inProject('supply', 'sbom.cdx.json')));
  const packages = lockedPackages();

  const bill = await makeBill();
  if (!bill)
    throw new CommandError(
      'npm wrote no bill of materials: npm run check:supply needs npm 10 or newer.',
    );
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`Bill of materials: ${bill.components.length} packages, in ${file}`);

  const [behind, holes] = [await versionsBehind(), await knownVulnerabilities()];
  const late = await latePatches(packages);
  const faults = [
    tell('Faults in the bill', billProblems(bill, packages)),
    tell('Packages that run something when they are installed', runningOnInstall(packages)),
    tell('Licences that we do not know to allow this use', licenceProblems(packages)),
    tell('Known holes', holes),
    tell('Patches that are out for more than 14 days', late),
  ];
  tell('Our own packages that are behind', behind);
  const count = faults.reduce((sum, found) => sum + found, 0);
  if (count > 0) throw new CommandError(`${count} of these must be put right.`);
});

/** Prints what was found under its title. Returns how much that was. */
function tell(title: string, found: string[] | null): number {
  if (!found) console.log(`${title}: not known: the npm registry could not be asked.`);
  else console.log([`${title}: ${found.length || 'none'}`, ...found].join('\n  '));
  return found?.length ?? 0;
}
