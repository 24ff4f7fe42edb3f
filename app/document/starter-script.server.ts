import { browserErrorAddress } from './browser-error.ts';
import { buildName } from './build-name.ts';
import { inlinedRel } from './stylesheets.server.ts';
import { nameWithoutScripts, typedKey } from './without-scripts.ts';

/**
 * The faces that a first visit over a slow network does without (`head-scripts.server.ts`), for the next page: as
 * `document.fonts.load` takes them, with a letter of theirs. Bengali pages get that of their text before the first
 * touch, which is 26 kB, and the others with it; English pages all but the italic, 36 kB. Where a device has no Bengali
 * font, the letters that it waited for are enough until then.
 */
const latin = [
  ['1em Anek Bangla', 'a'],
  ['semi-expanded 1em Anek Bangla', 'a'],
  ['1em Tiro Bangla', 'a'],
  ['italic 1em Tiro Bangla', 'a'],
];
const fontsLater = {
  en: latin,
  bn: [
    ['1em Anek Bangla Bengali', 'ক'],
    ['bold 1em Anek Bangla Bengali', 'ক'],
    ['1em Tiro Bangla Bengali', 'ক'],
    ...latin,
  ],
};

/**
 * The script that takes the place of a public page's entry module, whose text is `module`. It starts the
 * module when the page has loaded and is idle, or at the first interaction; under Save-Data or on a 2G or 3G
 * connection only at the first interaction. Links and forms work without it. Before that it lays out the page
 * below the first screen, section by section (`head-scripts.server.ts`), and says when the page is whole. It must
 * be exactly one script in place of one, or hydration does not match.
 *
 * A browser without the newest functions that the scripts call (ES2021) keeps the page as rendered, and so
 * does a page that has failed in this tab before (`without-scripts.ts`, which reloads it); typed text is kept. What others change in the page is
 * noted (`changes-by-others.ts`), but for what the script itself moves. Errors are reported as in `browser-error.ts`, which is
 * not loaded yet. An error event without an error comes from a
 * script of another origin, or is the notice of a late `ResizeObserver`.
 *
 * A first visit over a slow network asks for the lazy pictures of an element with `data-pictures-when-near` only when it is as
 * near to the screen as the attribute says, in hundredths of the screen's height: browsers ask for them from 1,250 or 2,500 px
 * below it on, eight of the gallery's wall, 118 kB, and six of the home page, 10 kB.
 *
 * The outcome of a form that stands in the answer itself gets its own address (`outcome-without-cookies.server.ts`).
 *
 * `worker` is the address of the service worker, which is registered when all of the page is laid out; null without.
 * Where storage is forbidden, the registration fails in silence.
 */
export function starterScript(module: string, worker: string | null): string {
  const text = inScript(module);
  const register = worker
    ? `navigator.serviceWorker?.register(${inScript(worker)}).catch(()=>{});`
    : '';
  return `(()=>{
const root=document.documentElement,own=root.dataset.address;
if(own)history.replaceState(null,"",own);
const tell=(kind,name)=>{try{navigator.sendBeacon(${inScript(browserErrorAddress)},new URLSearchParams({kind,name,build:${inScript(buildName)}}))}catch{}};
try{const s=sessionStorage,typed=JSON.parse(s.getItem("${typedKey}")||"[]");s.removeItem("${typedKey}");
for(const e of document.querySelectorAll("form [name]")){const untouched=e.value===(e.defaultValue||"");for(const[n,v,c]of typed)if(e.name===n)if(/^(radio|checkbox)$/.test(e.type)){if(e.value===v)e.checked=c}else if(untouched)e.value=v}}catch{}
if(window.name===${inScript(nameWithoutScripts(''))}+location.pathname)return;
if(!("".replaceAll&&Promise.any))return tell("unsupported","");
let started=0,told=0;
const observer=new MutationObserver((some)=>records.push(...some)),records=[];
window.changesByOthers={records,observer};
observer.observe(document.body,{childList:true,subtree:true,characterDataOldValue:true});
addEventListener("error",({error})=>error&&told++<5&&tell("script",error.name||""));
const start=()=>{if(started++)return;
for(const s of document.querySelectorAll("body style")){const svg=s.parentNode;document.head.append(s);svg.remove()}
observer.takeRecords();
for(const l of document.querySelectorAll("link[rel=${inlinedRel}]")){l.setAttribute("disabled","");l.rel="stylesheet"}
const s=document.createElement("script");s.type="module";s.textContent=${text};s.onerror=()=>tell("load","");document.body.append(s)};
const c=navigator.connection,slow=c&&(c.saveData||/2g|3g/.test(c.effectiveType));
for(const e of["pointerdown","keydown","focusin","touchstart"])addEventListener(e,()=>{start();getFonts(9)},{once:true,capture:true,passive:true});
const later=root.hasAttribute("data-fonts-later")&&!root.dataset.fonts&&!c.saveData?${JSON.stringify(fontsLater)}[root.lang]:[];
const getFonts=(most)=>later.splice(0,most).forEach(([font,text])=>document.fonts.load(font,text).catch(()=>{}));
const idle=(work)=>(window.requestIdleCallback||setTimeout)(work,{timeout:1000});
if(root.hasAttribute("data-fonts-later"))for(const e of document.querySelectorAll("[data-pictures-when-near]")){
e.setAttribute("data-pictures-held","");
new IntersectionObserver((entries,watch)=>{if(entries.some((entry)=>entry.isIntersecting)){watch.disconnect();e.removeAttribute("data-pictures-held")}},{rootMargin:e.dataset.picturesWhenNear}).observe(e)}
const rest=[...document.querySelectorAll("[data-still]>section")];
const next=()=>{const part=rest.shift();if(part){part.style.contentVisibility="visible";idle(next)}else{root.setAttribute("data-whole","");${register}if(!slow){getFonts(root.hasAttribute("data-no-bengali")?0:root.lang==="bn"?1:3);start()}}};
document.readyState==="complete"?idle(next):addEventListener("load",()=>idle(next),{once:true})
})()`;
}

function inScript(text: string): string {
  return JSON.stringify(text).replace(/</g, '\\u003c');
}
