/**
 * Lays out only the first static section before the first paint (`ui/deferred/static-section.module.css`);
 * the sections below follow one by one in idle time (`starter-script.server.ts`). Not when the browser
 * restores a scroll position, which is right only once everything above it has its real height.
 */
const layOutFoldFirst =
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash||document.documentElement.setAttribute("data-whole","")';

/**
 * On a device without a Bengali font, hides the page until the site's own font has loaded, at most three
 * seconds: until then Bengali would show as boxes, and the text below would move when the font arrives.
 * Phones, Windows and Apple's systems have a Bengali font, so they skip the check. Without scripts the boxes
 * turn into letters once the font is there. English pages have Bengali in all three fonts, too. The check:
 * different letters have the same width only if each is drawn as the same box.
 */
const waitForBengali = `(()=>{
if(/Android|Mac OS|Windows/.test(navigator.userAgent))return;
const pen=document.createElement("canvas").getContext("2d");
if(!pen||new Set([..."কইি১"].map((letter)=>pen.measureText(letter).width)).size>1)return;
const root=document.documentElement,mark="data-waits-for-bengali";
const show=()=>root.removeAttribute(mark);
root.setAttribute(mark,"");
setTimeout(show,3000);
const needed=root.dataset.fonts?" Whole Needed":" Needed";
const fonts=["1em Tiro Bangla","1em Anek Bangla","bold 1em Anek Bangla"];
Promise.all(fonts.map((font)=>document.fonts.load(font+needed,"ক"))).then(show,show)
})()`;

/** The scripts that run in the head of a public page, before its first paint. */
export const headScripts = [layOutFoldFirst, waitForBengali];
