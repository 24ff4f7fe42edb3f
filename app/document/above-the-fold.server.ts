/**
 * Lays out only the first still section before the first paint (`ui/deferred/static-section.module.css`); what is below it follows in idle
 * time, part by part (`deferred-hydration.server.ts`). Except where the browser returns to a place on the
 * page: that is found only when everything above it has its true height. Returns the page and the text of
 * the script that does it, for the policy.
 */
export function layOutFoldFirst(html: string): { html: string; script: string } {
  return { html: html.replace('</head>', () => `<script>${script}</script></head>`), script };
}

const script =
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash||document.documentElement.setAttribute("data-whole","")';
