/**
 * Lays out only the first still section before the first paint (`ui/deferred/static-section.module.css`); what is below
 * it follows in idle time, part by part (`starter-script.server.ts`). Except where the browser returns to a place
 * on the page: that is found only when everything above it has its true height.
 */
const layOutFoldFirst =
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash||document.documentElement.setAttribute("data-whole","")';

/**
 * Where a device has no Bengali font at all, a page is shown only once the site's own is there, or after three seconds:
 * until then Bengali would be boxes, and everything below them would move when it comes. The systems
 * of phones, of Windows and of Apple's have one, so that they are not even asked. Without scripts
 * the boxes turn into letters when these come. English pages have Bengali in all three fonts, too. Letters of
 * different widths are equally wide only where each of them is the same box.
 */
const waitForBengali = `(()=>{
if(/Android|Mac OS|Windows/.test(navigator.userAgent))return;
const pen=document.createElement("canvas").getContext("2d");
if(!pen||new Set([..."কইি১"].map((letter)=>pen.measureText(letter).width)).size>1)return;
const root=document.documentElement,mark="data-waits-for-bengali";
const show=()=>root.removeAttribute(mark);
root.setAttribute(mark,"");
setTimeout(show,3000);
const fonts=["1em Tiro Bangla Needed","1em Anek Bangla Needed","bold 1em Anek Bangla Needed"];
Promise.all(fonts.map((font)=>document.fonts.load(font,"ক"))).then(show,show)
})()`;

/** The scripts that run in the head of a public page, before its first paint. */
export const headScripts = [layOutFoldFirst, waitForBengali];
