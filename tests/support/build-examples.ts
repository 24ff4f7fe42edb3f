import { prepare } from '#bin/operator/prepare.ts';
import { examplesBuild } from '#build-tools/production-build.ts';

/** Before all end-to-end tests: the site once more, with the developers' examples that production lacks. */
export default function buildExamples(): Promise<void> {
  return prepare(examplesBuild, new AbortController().signal);
}
