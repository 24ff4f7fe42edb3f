/**
 * Takes the scripts of a rendered page off the critical path: the stylesheets come first, before the
 * preloads; no script is preloaded, and of the pictures only one that is marked as urgent, or flags
 * and logo would be fetched at the style sheets' expense; and the entry module starts after load and idle, or at the first intent. Under
 * Save-Data or on a 2G or 3G connection it waits for that intent. Links and forms work without it.
 * Before it, part by part, the page below the first screen is laid out (`first-screen.server.ts`).
 *
 * Returns the page and the text of that module: it is inserted as an inline script, so the policy needs
 * its hash. Reads the router's output as text. Throws when it does not look as expected, because a page whose
 * scripts never start would otherwise go unnoticed; a test renders every page.
 */
export function deferHydration(html: string): { html: string; module: string } {
  const stylesheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const preloads =
    html.match(
      /<link rel="(?:modulepreload"|preload" as="image"(?![^>]*fetchPriority="high"))[^>]*>/g,
    ) ?? [];
  let deferred = html;
  for (const tag of [...stylesheets, ...preloads]) deferred = deferred.replace(tag, '');
  const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;
  const module = entry.exec(deferred)?.[1];
  if (!module) {
    throw new Error('the router renders its entry module differently now');
  }
  deferred = deferred
    .replace(/<link rel="preload"|<title>|<\/head>/, (place) => stylesheets.join('') + place)
    .replace(entry, () => `<script>${starterOf(module)}</script>`);
  return { html: deferred, module };
}

/** One script in place of one script, or React would not find its way when it takes the page over. */
function starterOf(module: string): string {
  const text = JSON.stringify(module).replace(/</g, '\\u003c');
  return `(()=>{
let started=0;
const start=()=>{if(started++)return;const s=document.createElement("script");s.type="module";s.textContent=${text};document.body.append(s)};
const c=navigator.connection,slow=c&&(c.saveData||/2g|3g/.test(c.effectiveType));
for(const e of["pointerdown","keydown","focusin","touchstart"])addEventListener(e,start,{once:true,capture:true,passive:true});
const idle=(work)=>(window.requestIdleCallback||setTimeout)(work,{timeout:1000});
const rest=[...document.querySelectorAll("[data-still]>section")];
const next=()=>{const part=rest.shift();if(part){part.style.contentVisibility="visible";idle(next)}else if(!slow)start()};
document.readyState==="complete"?idle(next):addEventListener("load",()=>idle(next),{once:true})
})()`;
}
