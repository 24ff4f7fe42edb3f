import { execFileSync } from 'node:child_process';

/** Before all end-to-end tests: the site once more, with the developers' examples that production lacks. */
export default function buildExamples(): void {
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    env: { ...process.env, NODE_ENV: 'production', SAMPAN_EXAMPLES: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
