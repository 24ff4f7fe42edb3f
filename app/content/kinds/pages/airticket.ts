import { both, companion, defineDocument, group } from '#app/content/fields.ts';
import { headPicture, pageLead, pageTitle, sceneDrawings } from './page-fields.ts';

export const airTicketDocument = defineDocument({
  file: 'pages/airticket.json',
  title: { en: 'Air ticket', bn: 'বিমান টিকিট' },
  fields: {
    headPicture: headPicture(sceneDrawings),
    airTicketWords: group({
      title: pageTitle,
      // Search engines show it, too.
      lead: { ...pageLead, longest: 160 },
      journey: companion(
        both(
          { en: 'Form: your journey', bn: 'ফরম: আপনার যাত্রা' },
          {
            en: 'Above the questions about the journey. The English page shows the Bengali, too.',
            bn: 'যাত্রার প্রশ্নের উপরে থাকে। ইংরেজি পাতাতেও বাংলাটি দেখা যায়।',
          },
        ),
      ),
      optional: both(
        { en: 'Form: may be left out', bn: 'ফরম: না দিলেও চলবে' },
        { en: 'After "Your journey".', bn: '“আপনার যাত্রা” কথাটির পরে থাকে।' },
      ),
      charge: both(
        { en: 'Form: the charge', bn: 'ফরম: চার্জ' },
        {
          en: 'Below the questions: what a ticket costs is told before paying.',
          bn: 'প্রশ্নের নিচে: টাকা দেওয়ার আগেই দাম জানানোর কথা।',
        },
      ),
    }),
  },
});
