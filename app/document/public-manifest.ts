/**
 * A text that names the router's manifest, with the one of public pages in its place: the same without the routes of the back
 * office (`build-tools/slim-manifest.ts`). In development there is no such file, and none is named.
 */
export function publicManifest(text: string): string {
  return text.replace(/\bmanifest-(?=[\w-]+\.js)/, 'public-manifest-');
}

/**
 * Where the lists of the files of public pages are, by the address of their manifest (`build-tools/slim-manifest.ts`); null in
 * development, where there are none.
 */
export function pageFilesAddress(manifest: string): string | null {
  return /\/public-manifest-[\w-]+\.js$/.test(manifest)
    ? manifest.replace(/public-manifest-([\w-]+)\.js$/, 'page-files-$1.json')
    : null;
}
