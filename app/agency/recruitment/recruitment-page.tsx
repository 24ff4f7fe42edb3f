import { recruitmentWords } from '#content/pages/recruitment.ts';
import { serviceBlurbs } from '#content/service-blurbs.ts';
import type { Route } from './+types/recruitment-page';
import { pageMeta } from '#app/brand/page-meta.ts';
import { RecruitmentDocuments } from './recruitment-documents.tsx';
import { RecruitmentEmployers, employersId } from './recruitment-employers.tsx';
import { RecruitmentSectors } from './recruitment-sectors.tsx';
import { RecruitmentSteps } from './recruitment-steps.tsx';
import { ServiceHead } from '../services/service-head.tsx';

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location, recruitmentWords);
}

/** For workers the jobs and the way to one of them; for employers facts, a way to write, and what to send. */
export default function RecruitmentPage() {
  return (
    <>
      <ServiceHead
        below
        title={recruitmentWords.title}
        lead={recruitmentWords.lead}
        jump={{ to: employersId, label: recruitmentWords.toEmployers }}
        picture={serviceBlurbs['/services/recruitment'].picture}
      />
      <RecruitmentSectors />
      <RecruitmentSteps />
      <RecruitmentEmployers />
      <RecruitmentDocuments />
    </>
  );
}
