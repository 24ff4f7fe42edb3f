import { useEffect, useState } from 'react';

/**
 * An address under which a chosen picture can be shown before it is uploaded; null without one, and
 * for a file that this browser cannot show.
 */
export function usePictureAddress(file: File | undefined): string | null {
  const [loaded, setLoaded] = useState<{ file: File; address: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    const trial = new Image();
    trial.addEventListener('load', () => setLoaded({ file, address }));
    trial.src = address;
    return () => {
      trial.src = '';
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return loaded && loaded.file === file ? loaded.address : null;
}
