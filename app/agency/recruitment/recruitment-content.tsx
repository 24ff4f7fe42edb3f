import { useFacts } from '#app/content/content-context.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { RecruitmentEmployers, employersId } from './recruitment-employers.tsx';
import { RecruitmentSectors } from './recruitment-sectors.tsx';
import { RecruitmentSteps } from './recruitment-steps.tsx';
import { ServiceHead } from '../services/service-head.tsx';

/** For workers the jobs and the way to one of them, for employers a part of their own. */
export function RecruitmentContent() {
  const { recruitmentWords } = useFacts('recruitment');
  const { serviceBlurbs } = useFacts('service-blurbs');
  const jump = { to: employersId, label: recruitmentWords.toEmployers };
  return (
    <>
      <ServiceHead
        below
        title={recruitmentWords.title}
        lead={recruitmentWords.lead}
        jump={useLanguage() === 'bn' ? undefined : jump}
        picture={serviceBlurbs.recruitment.picture}
      />
      <RecruitmentSectors />
      <RecruitmentSteps />
      <RecruitmentEmployers />
    </>
  );
}
