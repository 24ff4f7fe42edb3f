declare module 'wawoff2' {
  /** From sfnt to WOFF2, and back. The bytes that come out are overwritten by the next call. */
  const woff2: Record<'compress' | 'decompress', (font: Uint8Array) => Promise<Uint8Array>>;
  export default woff2;
}
