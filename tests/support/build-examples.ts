import { prepare } from '#bin/operator/prepare.ts';
import { examplesBuild } from '#build-tools/production-build.ts';

/** Before all end-to-end tests: builds the site a second time, with the developers' examples. */
export default function buildExamples(): Promise<void> {
  return prepare(examplesBuild, new AbortController().signal);
}
