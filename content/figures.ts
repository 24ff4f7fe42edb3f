/** The agency's figures, each shown where the specification puts it (decision 18). */
export const clientsSatisfied = {
  figure: '1245+',
  label: { en: 'clients satisfied', bn: 'সন্তুষ্ট গ্রাহক' },
};

/** The strip of the home page. */
export const homeFigures = [
  { figure: '700+', label: { en: 'People Skilled', bn: 'দক্ষ কর্মী তৈরি' } },
  { figure: '8+', label: { en: 'Years of Experience', bn: 'বছরের অভিজ্ঞতা' } },
  { figure: '85%', label: { en: 'Success Rate', bn: 'সাফল্যের হার' } },
  { figure: '24/7', label: { en: 'Response Time', bn: 'সব সময় সাড়া' } },
];

/** Those of the consultation page. The last one has the policy's word beside it there. */
export const consultationFigures = [
  { figure: '185+', label: { en: 'countries', bn: 'দেশ' } },
  { figure: '1200+', label: { en: 'destinations', bn: 'গন্তব্য' } },
  { figure: '100%', label: { en: 'success rate', bn: 'সাফল্যের হার' } },
];
