import { trainingWords } from '#content/pages/training.ts';
import type { Route } from './+types/training-page';
import { pageMeta } from '#app/brand/page-meta.ts';
import { ServiceHead } from '../services/service-head.tsx';
import { TrainingDiplomas } from './training-diplomas.tsx';
import { TrainingPartner } from './training-partner.tsx';

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location, trainingWords);
}

/** The diplomas of the sister concern, and what to know before enrolling. */
export default function TrainingPage() {
  return (
    <>
      <ServiceHead
        below
        background="rose"
        title={trainingWords.title}
        lead={trainingWords.lead}
        picture="/illustrations/training-bench.svg"
      />
      <TrainingDiplomas />
      <TrainingPartner />
    </>
  );
}
