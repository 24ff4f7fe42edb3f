/** The words of the air ticket page. */
export const airTicketWords = {
  title: { en: 'Air Ticket', bn: 'বিমান টিকিট' },
  lead: {
    en: 'Tell us where you fly and when. We look for the fare and tell you the whole price before you pay.',
    bn: 'কোথায় ও কবে যাবেন, আমাদের জানান। আমরা ভাড়া খুঁজে দেখি, আর টাকা দেওয়ার আগেই পুরো দাম জানাই।',
  },
};
