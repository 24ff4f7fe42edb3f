import { useFacts } from '#app/content/content-context.ts';
import { ConsultationDocuments } from './consultation-documents.tsx';
import { ConsultationEmbassy } from './consultation-embassy.tsx';
import { ConsultationFigures } from './consultation-figures.tsx';
import { ConsultationSteps } from './consultation-steps.tsx';
import { ServiceHead } from '../services/service-head.tsx';

/** What a visa consultation is, what to bring to it, and where it ends. */
export default function ConsultationPage() {
  const { consultationWords, headPicture } = useFacts('consultation');
  return (
    <>
      <ServiceHead
        below
        background="mustard"
        title={consultationWords.title}
        lead={consultationWords.lead}
        picture={headPicture}
      />
      <ConsultationFigures />
      <ConsultationSteps />
      <ConsultationDocuments />
      <ConsultationEmbassy />
    </>
  );
}
