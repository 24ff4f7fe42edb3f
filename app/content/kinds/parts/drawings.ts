/** The shipped drawings that staff choose from; they lie in `public/illustrations/`. */

export const portraits = drawings('portrait-ceo portrait-partner-1 portrait-partner-2');

export const faces = drawings('face-1 face-2 face-3 face-4 face-5 face-6');

export const trades = drawings('trade-chef trade-nurse trade-tailor trade-welder-electrician');

export const courseDrawings = drawings(
  'course-agriculture course-automobile course-chef course-construction course-electrician course-hotel course-sewing course-warehouse',
);

export const serviceDrawings = drawings(
  'service-consultation service-recruitment service-training',
);

function drawings(names: string): string[] {
  return names.split(' ').map((name) => `/illustrations/${name}.svg`);
}
