import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/**
 * The style sheets of all pages as elements for the head, in the order in which the server's modules import them. Vite's
 * script in the page inserts only those of scripts that come to the browser, which many parts of a page never do; it takes
 * these elements for its own, and changes their texts.
 */
export async function pageStyles(vite: ViteDevServer): Promise<string> {
  const { client, ssr } = vite.environments;
  const seen = new Set<EnvironmentModuleNode>();
  const sheets: EnvironmentModuleNode[] = [];
  const visit = async (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.file?.endsWith('.css')) return void sheets.push(node);
    // What was only imported by `import()` has not been read yet, and so names no imports.
    if (!node.transformResult && node.file?.includes('/app/')) await ssr.transformRequest(node.url);
    for (const imported of node.importedModules) await visit(imported);
  };
  await visit(ssr.moduleGraph.getModuleById('\0virtual:react-router/server-build')!);
  const elements = sheets.map(async ({ file, url }) => {
    const text = (await client.transformRequest(`${url}?direct`))?.code;
    return `<style data-vite-dev-id="${file}">${text}</style>`;
  });
  return (await Promise.all(elements)).join('');
}
