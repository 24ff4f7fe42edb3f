import * as v from 'valibot';
import { bilingual, icon, texts } from './parts.ts';

const withIcon = v.strictObject({ icon, name: bilingual, text: bilingual });
const step = v.strictObject({ name: bilingual, text: bilingual });

/** The schemas of the pages' texts, by file and export. */
export const pageSchemas: Record<string, Record<string, v.GenericSchema>> = {
  'pages/about.ts': {
    aboutWords: texts(
      'title description headline lead picture video videoTitle videoLead watch watchCost structure structureTitle structureLead direct directors directorsTitle message',
    ),
    principles: v.array(withIcon),
  },
  'pages/air-ticket.ts': { airTicketWords: texts('title lead') },
  'pages/consultation.ts': {
    consultationWords: texts(
      'title description lead figures noGuarantee noGuaranteeText policy steps stepsTitle documents documentsTitle documentsLead keepPassport always ifYouHave embassy embassyTitle embassyLead',
    ),
    consultationSteps: v.array(step),
    consultationDocuments: v.array(v.strictObject({ always: v.boolean(), text: bilingual })),
    embassyDecisions: v.array(bilingual),
  },
  'pages/contact.ts': { contactWords: texts('title description lead answer') },
  'pages/directors.ts': { directorsWords: texts('title description lead message answersFor') },
  'pages/gallery.ts': { galleryWords: texts('title description lead') },
  'pages/home.ts': {
    homeWords: texts(
      'description headline promise tagline apply receipts honesty who whoTitle whoLead scene recruitment recruitmentBlurb consultation consultationBlurb exploreMore services servicesTitle roadTitle roadLead arrived seeWhoWent viewInside countries countriesTitle countriesLead officials officialsTitle reviews reviewsTitle contact contactTitle contactLead',
    ),
  },
  'pages/policy.ts': {
    policyWords: texts('title description called notCalled'),
    policyGlance: v.array(withIcon),
  },
  'pages/recruitment.ts': {
    recruitmentWords: texts(
      'title description lead sectors sectorsTitle sectorsLead applyForRole selection selectionTitle apply employers toEmployers employersTitle employersLead firstMessage writeMail chat documents documentsTitle documentsLead sendTo forWorker',
    ),
    selectionSteps: v.array(v.objectWithRest(step.entries, bilingual)),
    employerFacts: v.array(withIcon),
    employerMessage: v.strictObject({ subject: bilingual, questions: v.array(bilingual) }),
    employerDocuments: v.array(v.strictObject({ ...withIcon.entries, worker: bilingual })),
  },
  'pages/services.ts': {
    servicesWords: texts('title description lead explore'),
    serviceBlocks: v.array(
      v.strictObject({
        to: v.pipe(v.string(), v.startsWith('/services/', 'is not the address of a service')),
        number: v.pipe(v.string(), v.regex(/^\d\d$/, 'is not a number of two digits')),
        ...step.entries,
      }),
    ),
  },
  'pages/training.ts': {
    trainingWords: texts(
      'title description lead diplomas diplomasTitle diplomasLead months explore newTab sister sisterTitle sisterLead',
    ),
    beforeEnrolling: v.array(withIcon),
  },
};
