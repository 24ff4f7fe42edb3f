/**
 * Lays out only the first static section before the first paint (`ui/deferred/static-section.module.css`);
 * the sections below follow one by one in idle time (`starter-script.server.ts`). Not when the browser
 * restores a scroll position, which is right only once everything above it has its real height.
 */
const layOutFoldFirst =
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash||document.documentElement.setAttribute("data-whole","")';

/**
 * A first visit over a network whose round trip takes more than a tenth of a second does without the site's own fonts:
 * `font-display: optional` gives up on a face after that tenth, so none could be there in time, and on the way they
 * would hold up the picture that is shown first. `starter-script.server.ts` gets them afterwards, for the next page. A
 * service worker in charge says that this is not the first visit, and so that the fonts are in the cache. Browsers that
 * do not tell about the network (Firefox, Safari) ask for the fonts at once. `preload` is what they are asked for with.
 */
const fontsFirst = (preload: string) => `(()=>{
const c=navigator.connection,sw=navigator.serviceWorker;
if(c&&(c.saveData||c.rtt>100)&&!(sw&&sw.controller))document.documentElement.setAttribute("data-fonts-later","");
else document.head.insertAdjacentHTML("beforeend",${JSON.stringify(preload)})
})()`;

/**
 * On a device that may have no Bengali font, keeps the text back until blank letters are there that are as wide as the
 * site's (`tokens.css`), at most three seconds: until then Bengali would show as boxes, and all text would move when the
 * letters arrive. They weigh a fifth of the fonts, which draw the words when they come. Words that no font set of the page
 * knows (`data-fonts`) have no blank letters, and wait for the whole fonts. What does not come leaves the words to the
 * device: the blank letters within three seconds, the others within ten.
 *
 * Phones, Windows, Apple's systems and ChromeOS have a Bengali font. Elsewhere nobody is asked: to find out, by drawing
 * letters and comparing their widths, took a slow processor 90 ms, a quarter of the time to the first paint. Without scripts the
 * boxes turn into letters once the font is there. English pages have Bengali in all three fonts, too.
 */
const waitForBengali = `(()=>{
if(/Android|Mac OS|Windows|CrOS/.test(navigator.userAgent))return;
const root=document.documentElement,mark="data-waits-for-bengali",own="data-no-bengali";
const show=()=>root.removeAttribute(mark),leave=()=>root.removeAttribute(own);
const load=(family)=>Promise.all(["1em Tiro Bangla","1em Anek Bangla","bold 1em Anek Bangla"].map((font)=>document.fonts.load(font+family,"ক")));
const within=(seconds)=>new Promise((_,late)=>setTimeout(late,seconds*1000));
root.setAttribute(mark,"");
if(root.dataset.fonts)return Promise.race([load(" Whole Needed"),within(3)]).then(show,show);
root.setAttribute(own,"");
Promise.race([load(" Blank"),within(3)]).then(()=>{show();return Promise.race([load(" Needed"),within(10)])}).catch(()=>{leave();show()})
})()`;

/** The scripts that run in the head of a public page, before its first paint. `preload` asks for its first font. */
export function headScripts(preload: string): string[] {
  return [layOutFoldFirst, fontsFirst(preload), waitForBengali];
}
