import { systemsWithBengali } from './devices-with-bengali.ts';

/**
 * A first visit over a network whose round trip takes more than a tenth of a second does without the site's own fonts:
 * `font-display: optional` gives up on a face after that tenth, so none could be there in time, and on the way they
 * would hold up the picture that is shown first. `starter-script.server.ts` gets them afterwards, for the next page. A
 * service worker in charge says that this is not the first visit, and so that the fonts are in the cache. Browsers that
 * do not tell about the network (Firefox, Safari) ask for the fonts at once. `preload` is what they are asked for with.
 */
export const fontsFirst = (preload: string) => `(()=>{
const c=navigator.connection,sw=navigator.serviceWorker;
if(c&&(c.saveData||c.rtt>100)&&!(sw&&sw.controller))document.documentElement.setAttribute("data-fonts-later","");
else document.head.insertAdjacentHTML("beforeend",${JSON.stringify(preload)})
})()`;

/**
 * On a device that may have no Bengali font, keeps the text back until blank letters are there that are as wide as the
 * site's (`tokens.css`), at most three seconds: until then Bengali would show as boxes, and all text would move when the
 * letters arrive. They weigh a fifth of the fonts, which draw the words when they come. Words that no font set of the page
 * knows (`isWhole`) have no blank letters, and wait for the whole fonts, of which the styles tell first. What does not
 * come leaves the words to the device: the blank letters within three seconds, the others within ten.
 *
 * Where the fonts come later (`fontsFirst`), all Bengali is drawn by the last of `blanks`, the face of the voice, until a
 * link leads to another page: 25 kB in place of 90.
 *
 * Phones, Windows, Apple's systems and ChromeOS have a Bengali font. Elsewhere nobody is asked: to find out, by drawing
 * letters and comparing their widths, took a slow processor 90 ms, a quarter of the time to the first paint. Without scripts the
 * boxes turn into letters once the font is there.
 *
 * Blank letters that are not in the page itself (record 0066) are asked for here and not by the styles, which the browser
 * has to read first, and by `fetch`: a `FontFace` that loads an address by itself has Chromium draw nothing until it is
 * there. Resolves when the words may be seen; nothing where they always may.
 */
export const waitForBengali = (blanks: readonly BlankFace[], isWhole: boolean) => `(()=>{
if(${systemsWithBengali}.test(navigator.userAgent))return;
const root=document.documentElement,mark="data-waits-for-bengali",all=${JSON.stringify(blanks)};
const show=()=>root.removeAttribute(mark),within=(seconds)=>new Promise((_,late)=>setTimeout(late,seconds*1000));
const load=(faces,kind)=>Promise.all(faces.map(([family,weight])=>document.fonts.load(parseInt(weight)+" 1em "+family+kind,"ক")));
root.setAttribute(mark,"");
${isWhole ? waitForLetters : waitForBlanks(blanks.some(([, , file]) => !file.startsWith('/')))}
})()`;

// All three stand within the function above, and use its names.
const read = 'new Promise((read)=>addEventListener("DOMContentLoaded",read))';

const waitForLetters = `return Promise.race([${read}.then(()=>load(all," Whole Needed")),within(3)]).then(show,show)`;

const waitForBlanks = (areInside: boolean) => {
  const real = 'load(faces," Needed")';
  // Letters inside are there before the styles, which tell of the real ones: to ask for those would find none yet.
  const [before, realLater] = areInside
    ? [`const read=${read};\n`, `read.then(()=>${real})`]
    : ['', real];
  return `const own="data-no-bengali";
root.setAttribute(own,"");
const faces=root.hasAttribute("data-fonts-later")?all.slice(-1):all;
const ask=(file)=>fetch(file).then((answer)=>answer.arrayBuffer());
const bytes=${areInside ? '(file)=>file[0]==="/"?ask(file):Uint8Array.from(atob(file),(byte)=>byte.charCodeAt())' : 'ask'};
const blank=async([family,weight,file])=>{const face=new FontFace(family+" Blank",await bytes(file),{weight,unicodeRange:"${bengaliRange}"});document.fonts.add(face);return face.load()};
const late=()=>{root.removeAttribute(own);show()},there=Promise.race([Promise.all(faces.map(blank)),within(3)]).then(show);
${before}there.then(()=>Promise.race([${realLater},within(10)])).catch(late);
return there.catch(late)`;
};

/**
 * A face of blank letters: the family whose letters it stands for, their weights, and the address of its file or the file
 * itself in base64, which does not begin with a slash as a WOFF2 file has it.
 */
export type BlankFace = readonly [family: string, weight: string, file: string];

/** The letters that `fonts.css` gives to its Bengali faces. */
const bengaliRange = 'U+0964-0965,U+0980-09FE,U+200C-200D,U+25CC';

/**
 * Has the browser draw the first screen and its largest picture before it looks at the rest: earlier than footer, chat and
 * what stands below a section that fills the screen (`base.css`), and then only the first static section is laid out
 * (`ui/deferred/static-section.module.css`); the others follow one by one in idle time (`starter-script.server.ts`). The
 * header comes a frame before the first screen, while the picture is still on its way (record 0066). Not when the browser
 * restores a scroll position, or the page view of the staff does in its frame, which is right only once the page has its
 * real height. A picture that does not come holds the rest back for a second at most, and so does a tab that nobody looks
 * at, in which no frame is drawn. After three seconds a page is shown as far as it has come: one that breaks off never has
 * its `DOMContentLoaded`.
 * `shown` is a script that resolves when words may be seen. Old `performance.navigation` tells how the page was opened in
 * no time; the entry that replaces it has to be made first, for 4 ms on a slow phone.
 */
export const firstScreenFirst = (shown: string) => `(()=>{
const root=document.documentElement,mark="data-first-screen",alone="data-header-alone",shown=${shown};
if((performance.navigation||0).type||location.hash||self!==top)return root.setAttribute("data-whole","");
root.setAttribute(mark,"");
root.setAttribute(alone,"");
const headed=new Promise((done)=>{
const next=()=>document.querySelector("header,main")?setTimeout(done):requestAnimationFrame(next);
requestAnimationFrame(next);
setTimeout(done,1000)}).then(()=>root.removeAttribute(alone));
const rest=()=>root.removeAttribute(mark);
setTimeout(rest,3000);
const soon=()=>requestAnimationFrame(()=>setTimeout(rest));
addEventListener("DOMContentLoaded",()=>Promise.all([shown,headed]).then(()=>{
const picture=document.querySelector("img[fetchpriority=high]");
if(!picture||picture.complete)soon();else for(const e of["load","error"])picture.addEventListener(e,soon);
setTimeout(rest,1000)}))
})()`;

/**
 * The script that runs in the head of a public page, before its styles and its first paint: one, because the browser
 * stops to draw before each. `preload` asks for the page's first font; `blanks` are the faces that a device without
 * Bengali waits for, and `isWhole` says that the page is drawn by the whole fonts.
 */
export function headScript(
  preload: string,
  blanks: readonly BlankFace[],
  isWhole: boolean,
): string {
  return `${fontsFirst(preload)};\n${firstScreenFirst(waitForBengali(blanks, isWhole))}`;
}
