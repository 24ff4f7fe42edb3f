import { both, companion, defineDocument, group, guarded } from '../fields.ts';

export const brokerWarningDocument = defineDocument({
  file: 'broker-warning.json',
  title: { en: 'Warning about brokers', bn: 'দালাল সম্পর্কে সতর্কবার্তা' },
  fields: {
    brokerWarning: group({
      never: companion(
        guarded(
          both(
            { en: 'Warning', bn: 'সতর্কবার্তা' },
            {
              en: 'Stands large wherever somebody might be about to pay.',
              bn: 'যেখানে কেউ টাকা দিতে যাচ্ছেন, সেখানে বড় করে লেখা থাকে।',
            },
          ),
        ),
      ),
      payHere: companion(
        guarded(
          both(
            { en: 'Where to pay', bn: 'টাকা কোথায় দেবেন' },
            { en: 'Stands below the warning.', bn: 'সতর্কবার্তার নিচে থাকে।' },
            160,
          ),
        ),
      ),
    }),
  },
});
