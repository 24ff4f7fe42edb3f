import { useLayoutEffect, useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/**
 * The theme of the staff pages, stored in this browser; by default that of the device. Removed when the
 * layout unmounts, because public pages are always light.
 */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [theme]);
  return [theme, chooseTheme];
}

const key = 'staff-theme';
const darkDevice = '(prefers-color-scheme: dark)';

/** The choice made on this page, for browsers that block storage. */
let chosen: Theme | null = null;

function currentTheme(): Theme {
  const kept = chosen ?? stored();
  return kept ?? (matchMedia(darkDevice).matches ? 'dark' : 'light');
}

function chooseTheme(theme: Theme) {
  chosen = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
  dispatchEvent(new Event(key));
}

function stored(): Theme | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'dark' || kept === 'light' ? kept : null;
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  const device = matchMedia(darkDevice);
  device.addEventListener('change', onChange);
  addEventListener(key, onChange);
  return () => {
    device.removeEventListener('change', onChange);
    removeEventListener(key, onChange);
  };
}
