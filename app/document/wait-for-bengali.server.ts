/**
 * Where a device has no Bengali font at all, a page is shown only once the site's own is there, or after three seconds:
 * until then Bengali would be boxes, and everything below them would move when it comes. The systems
 * of phones, of Windows and of Apple's have one, so that they are not even asked. Without scripts
 * the boxes turn into letters when these come.
 *
 * Returns the page and the text of the script, for its hash in the policy.
 */
export function waitForBengali(html: string): { html: string; script: string } {
  const waiting = html.replace('</head>', () => `<script>${script}</script></head>`);
  return { html: waiting, script };
}

// English pages have Bengali in all three, too. Letters of different widths are equally wide only where each of them is the same box.
const script = `(()=>{
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
