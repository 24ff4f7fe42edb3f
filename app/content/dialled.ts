/** What a link dials: `+880 1000-000009` gives `+8801000000009`. */
export function dialled(shown: string): string {
  return shown.replace(/[^\d+]/g, '');
}
