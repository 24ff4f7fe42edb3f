/**
 * The environment of a program that a test starts: `variables` and what it needs to run, without a developer's
 * own settings. Code that an earlier program has compiled is taken from Node's cache.
 */
export function bareEnvironment(variables: Record<string, string | undefined>): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, ...variables };
}
