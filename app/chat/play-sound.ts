import noticeUrl from './notice.wav';

let sound: HTMLAudioElement | undefined;

/**
 * Plays the short sound of a notification. Browsers refuse before the visitor has touched the page;
 * that is no error, and with `preload` off a refused play fetches nothing either.
 */
export function playSound() {
  if (!sound) {
    sound = new Audio();
    sound.preload = 'none';
    sound.src = noticeUrl;
  }
  sound.play().catch(() => {});
}
