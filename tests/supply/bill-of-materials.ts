import * as v from 'valibot';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#bin/bootstrap.mjs';
import type { Locked } from './lock-file.ts';
import { askNpm } from './npm.ts';

const component = v.looseObject({
  'bom-ref': v.pipe(v.string(), v.nonEmpty()),
  type: v.picklist(['library', 'application']),
  name: v.pipe(v.string(), v.nonEmpty()),
  version: v.pipe(v.string(), v.nonEmpty()),
  purl: v.pipe(v.string(), v.startsWith('pkg:npm/')),
  hashes: v.optional(
    v.array(v.object({ alg: v.string(), content: v.pipe(v.string(), v.hexadecimal()) })),
  ),
});

/** What CycloneDX 1.5 asks for, as far as npm writes it. */
const document = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.picklist(['1.5', '1.6']),
  serialNumber: v.pipe(v.string(), v.regex(/^urn:uuid:[\da-f-]{36}$/)),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  metadata: v.looseObject({ component }),
  components: v.array(component),
  dependencies: v.array(
    v.looseObject({ ref: v.string(), dependsOn: v.optional(v.array(v.string()), []) }),
  ),
});

export type BillOfMaterials = v.InferOutput<typeof document>;

/** The bill of materials of what is installed here, as CycloneDX, by npm. Null where npm writes none. */
export async function makeBill(): Promise<BillOfMaterials | null> {
  const made = await askNpm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application');
  const parsed = v.safeParse(document, made);
  if (!parsed.success) return null;
  // npm takes the name of the folder.
  parsed.output.metadata.component.name = 'sampan';
  return parsed.output;
}

/** What is wrong with a bill: references that lead nowhere, doubles, installed packages that are not in it. */
export function billProblems(bill: BillOfMaterials, packages: Locked[], folder = root): string[] {
  const refs = bill.components.map((one) => one['bom-ref']);
  const known = new Set([...refs, bill.metadata.component['bom-ref']]);
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const installed = packages.filter(({ place }) => existsSync(join(folder, place)));
  return [
    ...refs.filter((ref, at) => refs.indexOf(ref) !== at).map((ref) => `${ref} is there twice.`),
    ...bill.dependencies
      .flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
      .filter((ref) => !known.has(ref))
      .map((ref) => `${ref} is depended on and not there.`),
    ...installed
      .filter(({ name, version }) => !listed.has(`${name}@${version}`))
      .map(({ name, version }) => `${name} ${version} is installed and not there.`),
    ...bill.components
      .filter(({ hashes }) => !hashes?.length)
      .map(({ name, version }) => `${name} ${version} has no hash.`),
  ];
}
