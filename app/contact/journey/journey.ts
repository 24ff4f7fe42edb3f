import type { ReactNode } from 'react';
import type { TravelField } from '../contact-fields.ts';
import type { ContactAnswers } from '../contact-reply.ts';

/** What a field shows that the form knows. */
export type JourneyState = {
  answers: ContactAnswers | undefined;
  errorOf: (field: TravelField) => ReactNode;
};

/** What the air ticket page asks besides, so that no other page loads it. */
export type Journey = {
  names: readonly TravelField[];
  draw: (state: JourneyState) => ReactNode;
};
