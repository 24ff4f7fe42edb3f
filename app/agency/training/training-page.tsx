import { useFacts } from '#app/content/content-context.ts';
import { ServiceHead } from '../services/service-head.tsx';
import { TrainingDiplomas } from './training-diplomas.tsx';
import { TrainingPartner } from './training-partner.tsx';

/** The diplomas of the sister concern, and what to know before enrolling. */
export default function TrainingPage() {
  const { headPicture, trainingWords } = useFacts('training');
  return (
    <>
      <ServiceHead
        below
        background="rose"
        title={trainingWords.title}
        lead={trainingWords.lead}
        picture={headPicture}
      />
      <TrainingDiplomas />
      <TrainingPartner />
    </>
  );
}
