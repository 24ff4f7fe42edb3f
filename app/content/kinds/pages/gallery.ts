import { defineDocument, group } from '#app/content/fields.ts';
import { pageDescription, pageLead, pageTitle } from './page-fields.ts';

export const galleryDocument = defineDocument({
  file: 'pages/gallery.json',
  title: { en: 'Visa gallery', bn: 'ভিসা গ্যালারি' },
  fields: {
    galleryWords: group({ title: pageTitle, description: pageDescription, lead: pageLead }),
  },
});
