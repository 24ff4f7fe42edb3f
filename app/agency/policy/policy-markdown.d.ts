/** The policy, as `build-tools/content/content-plugin.ts` has read it from Markdown. */
declare module '#content/*.md' {
  const policy: import('./policy-text.ts').PolicyText;
  export default policy;
}
