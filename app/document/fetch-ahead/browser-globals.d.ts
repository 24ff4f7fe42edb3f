interface Window {
  /** The router itself, of which only this is read: what it is on its way to. */
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly navigation: { readonly location?: { readonly pathname: string } } };
  };
  /** The router's list of all pages and their files, as `build-tools/slim-manifest.ts` leaves it. */
  readonly __reactRouterManifest?: {
    readonly url: string;
    readonly routes: Readonly<
      Record<
        string,
        { id: string; parentId?: string; path?: string; module: string; css?: string[] }
      >
    >;
  };
  /** What the router has imported, by the ids of its routes. */
  readonly __reactRouterRouteModules?: Record<string, unknown>;
}
