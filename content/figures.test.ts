import { expect, test } from 'vitest';
import { clientsSatisfied, consultationFigures, homeFigures } from './figures.ts';

test('the figures and their labels are those of the specification', () => {
  const shown = [clientsSatisfied, ...homeFigures, ...consultationFigures];
  expect(shown.map(({ figure, label }) => `${figure} ${label.en}`)).toEqual([
    '1245+ clients satisfied',
    '700+ People Skilled',
    '8+ Years of Experience',
    '85% Success Rate',
    '24/7 Response Time',
    '185+ countries',
    '1200+ destinations',
    '100% success rate',
  ]);
});
