/**
 * Lays out only the first still section before the first paint (`ui/still.module.css`); what is below it follows in idle
 * time, part by part (`deferred-hydration.server.ts`). Except where the browser returns to a place on the
 * page: that is found only when everything above it has its true height.
 */
export function firstScreenFirst(html: string): string {
  return html.replace('</head>', () => `<script>${script}</script></head>`);
}

const script =
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash||document.documentElement.setAttribute("data-whole","")';
