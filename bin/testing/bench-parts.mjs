/** The parts of `npm run bench`, and what each measures. */
export const benchParts = {
  home: 'the home page beside a bare one',
  process: 'memory and start of one process',
  gallery: 'memory while a stranger asks for made-up addresses of the gallery',
  lists: "the staff's lists and searches, a million applications beside a thousand",
  staff: 'what staff do, one action at a time',
  submit: 'applicants at once, on two processes behind nginx',
};
