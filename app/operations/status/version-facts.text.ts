import { defineTexts } from '#app/i18n/text.ts';

export const versionTexts = defineTexts({
  version: { en: 'Version', bn: 'সংস্করণ' },
  commit: { en: 'Commit', bn: 'কমিট' },
  built: { en: 'Built', bn: 'তৈরি' },
  database: { en: 'Database', bn: 'ডেটাবেস' },
  sqlite: { en: 'SQLite, on the server itself', bn: 'SQLite, সার্ভারেই' },
  postgres: { en: 'PostgreSQL', bn: 'PostgreSQL' },
  pictures: { en: 'Pictures', bn: 'ছবি' },
  onDisk: { en: 'on the server itself', bn: 'সার্ভারেই' },
  inS3: { en: 'in an S3 store', bn: 'S3 ভান্ডারে' },
  atHost: {
    en: 'at an image host, where they stay after they are deleted here',
    bn: 'বাইরের ছবি রাখার সেবায়; এখানে মুছলেও সেখানে থেকে যায়',
  },
});
