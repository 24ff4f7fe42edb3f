/** The words of the air ticket page. */
export const airTicketWords = {
  title: { en: 'Air Ticket', bn: 'বিমান টিকিট' },
  lead: {
    en: 'Tell us where you fly and when. We look for the fare and tell you the whole price before you pay.',
    bn: 'কোথায় ও কবে যাবেন, আমাদের জানান। আমরা ভাড়া খুঁজে দেখি, আর টাকা দেওয়ার আগেই পুরো দাম জানাই।',
  },
  journey: { en: 'Your journey', bn: 'আপনার যাত্রা' },
  optional: { en: '(optional)', bn: '(না দিলেও চলবে)' },
  charge: {
    en: 'Before you pay, the office tells you the price of the ticket and its own charge.',
    bn: 'টাকা দেওয়ার আগেই অফিস আপনাকে টিকিটের দাম আর নিজের চার্জ জানাবে।',
  },
};
