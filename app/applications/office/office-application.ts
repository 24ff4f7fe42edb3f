import * as v from 'valibot';
import { sentApplication } from '../application.ts';
import { officeFields } from './office-fields.ts';

const { consent: _, fillSeconds: __, ...answers } = sentApplication(officeFields).entries;

/** What is sent for an application taken down in the office. Only its shape: the texts are judged by the rules of the form. */
export const officeApplication = v.object({
  ...answers,
  agreed: v.pipe(
    v.optional(v.boolean('invalid'), false),
    v.description(
      'Whether the person has agreed that we keep this, on the telephone or at the desk',
    ),
  ),
});
