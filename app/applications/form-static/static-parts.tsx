export { ApplicationAside } from './application-aside.tsx';
export { ApplicationHead } from './application-head.tsx';
export {
  BangladeshChoice,
  CountryChoices,
  JobChoices,
  NobodyChoice,
  NoPassportChoice,
} from './choices.tsx';
export { ConsentDetails } from './consent-details.tsx';
