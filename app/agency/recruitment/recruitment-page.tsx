import { useFacts } from '#app/content/content-context.ts';
import { RecruitmentDocuments } from './recruitment-documents.tsx';
import { RecruitmentEmployers, employersId } from './recruitment-employers.tsx';
import { RecruitmentSectors } from './recruitment-sectors.tsx';
import { RecruitmentSteps } from './recruitment-steps.tsx';
import { ServiceHead } from '../services/service-head.tsx';

/** For workers the jobs and the way to one of them; for employers facts, a way to write, and what to send. */
export default function RecruitmentPage() {
  const { recruitmentWords } = useFacts('recruitment');
  const { serviceBlurbs } = useFacts('service-blurbs');
  return (
    <>
      <ServiceHead
        below
        title={recruitmentWords.title}
        lead={recruitmentWords.lead}
        jump={{ to: employersId, label: recruitmentWords.toEmployers }}
        picture={serviceBlurbs.recruitment.picture}
      />
      <RecruitmentSectors />
      <RecruitmentSteps />
      <RecruitmentEmployers />
      <RecruitmentDocuments />
    </>
  );
}
