import { useLayoutEffect, useRef } from 'react';

/** In percent: how large the letters of a sheet may be. */
const sizes = { most: 100, least: 45 };

/**
 * Makes the letters of a sheet as large as fit on it, as `--fit`: the promise of somebody may be three lines or forty. On
 * screens the sheet is a little shorter than the paper, so that what fits here fits there. After every rendering, as each
 * may have brought other words.
 */
export function useFitted() {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    function fit() {
      const element = sheet.current;
      if (!element) return;
      for (let size = sizes.most; size >= sizes.least; size--) {
        element.style.setProperty('--fit', String(size / 100));
        if (element.scrollHeight <= element.clientHeight) return;
      }
    }
    fit();
    // Letters of another font may need more room.
    void document.fonts.ready.then(fit);
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  });
  return sheet;
}
