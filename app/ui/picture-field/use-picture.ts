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

/** A picture from an address; `image` is null while it is on its way. `retry` is for after a failure. */
export function useLoadedImage(address: string): {
  image: HTMLImageElement | null;
  hasFailed: boolean;
  retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<Attempt | null>(null);
  useEffect(() => {
    const image = new Image();
    image.addEventListener('load', () => setEnded({ address, attempt, image }));
    image.addEventListener('error', () => setEnded({ address, attempt, image: null }));
    image.src = address;
  }, [address, attempt]);
  const isOver = ended?.address === address && ended.attempt === attempt;
  return {
    image: isOver ? ended.image : null,
    hasFailed: isOver && ended.image === null,
    retry: () => setAttempt((count) => count + 1),
  };
}

type Attempt = { address: string; attempt: number; image: HTMLImageElement | null };
