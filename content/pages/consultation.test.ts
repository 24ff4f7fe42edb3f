import { expect, test } from 'vitest';
import { consultationFigures } from './consultation.ts';

test('the figures and their labels are those of the specification', () => {
  expect(consultationFigures.map(({ figure, label }) => `${figure} ${label.en}`)).toEqual([
    '185+ countries',
    '1200+ destinations',
    '100% success rate',
  ]);
});
