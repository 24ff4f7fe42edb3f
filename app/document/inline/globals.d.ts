/** The source of the function that a file exports (`build-tools/inline-scripts.ts`). */
declare module '*?script' {
  const code: string;
  export default code;
}

/** What a browser says of its connection; Firefox and Safari say nothing. */
interface Navigator {
  readonly connection?: {
    readonly saveData?: boolean;
    /** `slow-2g`, `2g`, `3g` or `4g`. */
    readonly effectiveType: string;
    /** Of a round trip, in milliseconds. */
    readonly rtt: number;
  };
}
