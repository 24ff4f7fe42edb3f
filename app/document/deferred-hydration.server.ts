import { headAndBody } from './head-and-body.server.ts';
import { browserErrorAddress } from './browser-error.ts';
import { buildName } from './build-name.ts';
import { nameWithoutScripts, typedKey } from './without-scripts.ts';

/**
 * Takes the scripts of a rendered page off the critical path: the stylesheets come first, before the
 * preloads; no script is preloaded, and of the pictures only one that is marked as urgent, or flags
 * and logo would be fetched at the style sheets' expense; and the entry module starts after load and idle, or at the first intent. Under
 * Save-Data or on a 2G or 3G connection it waits for that intent. Links and forms work without it.
 * Before it, part by part, the page below the first screen is laid out (`above-the-fold.server.ts`).
 *
 * Returns the page, the text of that module, and that of the script that starts it: both come to stand in
 * the page as inline scripts, so the policy needs their hashes. Reads the router's output as text. Throws when it does not look as expected, because a page whose
 * scripts never start would otherwise go unnoticed; a test renders every page.
 */
export function deferHydration(html: string): { html: string; module: string; starter: string } {
  const stylesheet = /<link rel="stylesheet"[^>]*>/g;
  const preload =
    /<link rel="(?:modulepreload"|preload" as="image"(?![^>]*fetchPriority="high"))[^>]*>/g;
  const { head, body } = headAndBody(html);
  const stylesheets = head.match(stylesheet) ?? [];
  const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;
  const module = entry.exec(body)?.[1];
  if (!module) {
    throw new Error('the router renders its entry module differently now');
  }
  const starter = starterOf(module);
  const deferred = head
    .replace(stylesheet, '')
    .replace(preload, '')
    .replace(/<link rel="preload"|<title>|<\/head>/, (place) => stylesheets.join('') + place);
  const started = body.replace(entry, () => `<script>${starter}</script>`);
  return { html: deferred + started, module, starter };
}

/**
 * One script in place of one script, or React would not find its way when it takes the page over. A browser
 * without the youngest functions that the scripts call (ES2021) keeps the page as it is, and so does a tab in which a
 * page has failed before (`without-scripts.ts`), with what was typed there.
 * Errors are told as `browser-error.ts` tells them, from before its script has come. An event without one is
 * a script of somebody else's, or a notice that a `ResizeObserver` was late.
 */
function starterOf(module: string): string {
  const text = inScript(module);
  return `(()=>{
const tell=(kind,name)=>{try{navigator.sendBeacon(${inScript(browserErrorAddress)},new URLSearchParams({kind,name,build:${inScript(buildName)}}))}catch{}};
if(window.name===${inScript(nameWithoutScripts)}){
try{const s=sessionStorage,typed=JSON.parse(s.getItem("${typedKey}")||"[]");s.removeItem("${typedKey}");
for(const e of document.querySelectorAll("form [name]"))for(const[n,v,c]of typed)if(e.name===n){if(!/^(radio|checkbox)$/.test(e.type))e.value=v;else if(e.value===v)e.checked=c}}catch{}
return}
if(!("".replaceAll&&Promise.any))return tell("unsupported","");
let started=0,told=0;
addEventListener("error",({error})=>error&&told++<5&&tell("script",error.name||""));
const start=()=>{if(started++)return;const s=document.createElement("script");s.type="module";s.textContent=${text};s.onerror=()=>tell("load","");document.body.append(s)};
const c=navigator.connection,slow=c&&(c.saveData||/2g|3g/.test(c.effectiveType));
for(const e of["pointerdown","keydown","focusin","touchstart"])addEventListener(e,start,{once:true,capture:true,passive:true});
const idle=(work)=>(window.requestIdleCallback||setTimeout)(work,{timeout:1000});
const rest=[...document.querySelectorAll("[data-still]>section")];
const next=()=>{const part=rest.shift();if(part){part.style.contentVisibility="visible";idle(next)}else if(!slow)start()};
document.readyState==="complete"?idle(next):addEventListener("load",()=>idle(next),{once:true})
})()`;
}

function inScript(text: string): string {
  return JSON.stringify(text).replace(/</g, '\\u003c');
}
