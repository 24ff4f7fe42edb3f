/** Stands wherever somebody might be about to pay. */
export const brokerWarning = {
  never: { en: 'Never pay a broker.', bn: 'দালালকে টাকা দেবেন না।' },
  payHere: {
    en: 'Pay only at our office and always take a stamped receipt.',
    bn: 'টাকা দিন শুধু আমাদের অফিসে, রসিদ বুঝে নিন।',
  },
};
