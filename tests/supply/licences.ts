import type { Locked } from './lock-file.ts';

/** The licences under which we take the work of others, and why each allows what we do with it. */
export const allowedLicences: Record<string, string> = {
  MIT: 'asks for its notice to be kept',
  'MIT-0': 'asks for nothing',
  ISC: 'asks for its notice to be kept',
  '0BSD': 'asks for nothing',
  'BSD-2-Clause': 'asks for its notice to be kept',
  'BSD-3-Clause': 'asks for its notice to be kept',
  'Apache-2.0': 'asks for its notice to be kept, and grants the patents',
  'BlueOak-1.0.0': 'asks for its notice to be kept',
  Unlicense: 'asks for nothing',
  'CC0-1.0': 'asks for nothing',
  'Python-2.0': 'asks for its notice to be kept',
  'PSF-2.0': 'asks for its notice to be kept',
  'OFL-1.1': 'fonts: may be embedded and cut down under another name, the licence goes along',
  'CC-BY-4.0': 'data about browsers: asks to be named, and only the tools of the build read it',
  'MPL-2.0': 'binds changes to its own files, of which we make none',
  'LGPL-3.0-or-later':
    'libvips: a library of its own beside the site that may be replaced, unchanged',
};

/** A sentence for each package whose licence is not among those that we know to allow this use. */
export function licenceProblems(packages: Locked[]): string[] {
  return packages
    .filter(({ license }) => !isAllowed(license))
    .map(
      ({ name, version, license }) => `${name} ${version} has the licence ${license ?? '(none)'}.`,
    );
}

/** Of alternatives one has to be allowed, of those that all hold every one; a mixture is for somebody to read. */
function isAllowed(expression: string | null): boolean {
  if (!expression || (/ AND /.test(expression) && / OR /.test(expression))) return false;
  const alternatives = expression.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every((id) => id.trim() in allowedLicences));
}
