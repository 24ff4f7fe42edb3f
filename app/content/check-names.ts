/** The names of the pages by which people check what they are promised: head, links, editor and prints say the same. */
export const checkNames = {
  verify: { en: 'Is this really us?', bn: 'ফোনটা কি সত্যিই আমাদের?' },
  costs: { en: 'Costs', bn: 'খরচ' },
  status: { en: 'Check your application', bn: 'আবেদনের খবর' },
  countries: { en: 'Countries', bn: 'দেশ' },
  complaints: { en: 'Complaints', bn: 'অভিযোগ' },
};

/** What links to some of them say in its place, where there is less room or more to say. */
export const checkLinks = {
  verify: { en: checkNames.verify.en, bn: 'ফোনটা কি আমাদের?' },
  costs: { en: 'What does it cost?', bn: 'কত টাকা লাগে?' },
  status: { en: checkNames.status.en, bn: 'আমার আবেদনের খবর' },
};
