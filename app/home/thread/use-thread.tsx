import { Curve } from './curve.tsx';
import thread from './thread.module.css';
import { useShows } from './use-shows.ts';

/** The sections below the hero, in their order, each on its ground. */
const grounds = {
  who: 'white',
  services: 'soft',
  countries: 'warm',
  officials: 'white',
  reviews: 'soft',
  statistics: 'deep',
  contact: 'white',
};

/**
 * How the thread runs through a section, whichever others are hidden. In the first one it comes from Dhaka: there
 * `start` draws the sweep. `ground` is for white and soft sections, which change it where the one above has the same.
 */
export function useThread(section: keyof typeof grounds) {
  const shows = useShows();
  let above = '';
  for (const [name, own] of Object.entries(grounds)) {
    if (!shows(name)) continue;
    const ground = own !== above ? own : own === 'white' ? 'soft' : 'white';
    if (name === section) return classesOf(above === '', ground === 'soft');
    above = ground;
  }
  return classesOf(false, false);
}

function classesOf(isFirst: boolean, isSoft: boolean) {
  return {
    isFirst,
    spine: isFirst ? `${thread.spine} ${thread.begins}` : thread.spine,
    ground: isSoft ? `section ${thread.soft} weave` : 'section',
    start: isFirst && (
      <Curve className={thread.sweep} path="M100 0C100 60 86 46 60 46S0 20 0 100" />
    ),
  };
}
