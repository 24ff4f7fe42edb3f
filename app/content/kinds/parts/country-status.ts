/** Whether people can go to a country to work at present. */
export const countryStatuses = {
  open: { en: 'Open', bn: 'খোলা' },
  limited: { en: 'Open for some', bn: 'সীমিতভাবে খোলা' },
  paused: { en: 'Paused', bn: 'আপাতত বন্ধ' },
  closed: { en: 'Closed', bn: 'বন্ধ' },
  checking: { en: 'Being checked', bn: 'যাচাই চলছে' },
};

export type CountryStatus = keyof typeof countryStatuses;
