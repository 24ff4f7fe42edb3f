import { consultationWords } from '#content/pages/consultation.ts';
import type { Route } from './+types/consultation-page';
import { ConsultationDocuments } from './consultation-documents.tsx';
import { ConsultationEmbassy } from './consultation-embassy.tsx';
import { ConsultationFigures } from './consultation-figures.tsx';
import { ConsultationSteps } from './consultation-steps.tsx';
import { pageMeta } from '#app/brand/page-meta.ts';
import { ServiceHead } from '../services/service-head.tsx';

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location, consultationWords);
}

/** What a visa consultation is, what to bring to it, and where it ends. */
export default function ConsultationPage() {
  return (
    <>
      <ServiceHead
        below
        background="mustard"
        title={consultationWords.title}
        lead={consultationWords.lead}
        picture="/illustrations/consultation-desk.svg"
      />
      <ConsultationFigures />
      <ConsultationSteps />
      <ConsultationDocuments />
      <ConsultationEmbassy />
    </>
  );
}
