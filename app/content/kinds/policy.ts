import { defineDocument } from '../fields.ts';
import { policyFields } from '../policy/policy-fields.ts';
import { brokenPolicy } from '../policy/policy-rules.ts';

/** Title, lead and sections are shipped as `policy.bn.md` and `policy.en.md`, the rest in the file. */
export const policyDocument = defineDocument({
  file: 'pages/policy.json',
  title: { en: 'Our policy', bn: 'আমাদের নীতিমালা' },
  fields: policyFields,
  rules: brokenPolicy,
});
