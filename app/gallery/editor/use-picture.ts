import { useEffect, useState } from 'react';

/** A chosen picture as this browser shows it, upright. */
export type Picture = { file: File; image: HTMLImageElement };

/** Decodes a chosen file; null without one, and for a file that this browser cannot show. */
export function usePicture(file: File | undefined): Picture | null {
  const [loaded, setLoaded] = useState<Picture | null>(null);
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    const image = new Image();
    image.addEventListener('load', () => setLoaded({ file, image }));
    image.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return loaded && loaded.file === file ? loaded : null;
}
