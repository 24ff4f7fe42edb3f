import { useEffect, useState } from 'react';

/**
 * An address under which a chosen picture can be shown before it is uploaded; null without one, and
 * for a file that this browser cannot show.
 */
export function usePictureAddress(file: File | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    setAddress(null);
    if (!file) return;
    const made = URL.createObjectURL(file);
    const trial = new Image();
    trial.addEventListener('load', () => setAddress(made));
    trial.src = made;
    return () => {
      trial.src = '';
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
