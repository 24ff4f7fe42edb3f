import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { idleMoment } from './idle-moment.ts';

const waiting = new Set<() => void>();
let isUnderway = false;

/**
 * Calls one function after the other, each in an idle moment of its own and in a transition: what many rows draw together
 * keeps a press waiting until all of it is in the document. Before the page is printed, all that wait are called at
 * once. Returns a function that takes `draw` out, to be called once what it draws is there: what is still on its way when
 * the page is printed must not be missing on paper.
 */
export function drawInTurn(draw: () => void): () => void {
  waiting.add(draw);
  if (!isUnderway) void drawAll();
  return () => void waiting.delete(draw);
}

async function drawAll() {
  isUnderway = true;
  addEventListener('beforeprint', drawNow);
  while (waiting.size > 0) {
    await idleMoment();
    const [next] = waiting;
    if (next) startTransition(next);
  }
  removeEventListener('beforeprint', drawNow);
  isUnderway = false;
}

function drawNow() {
  flushSync(() => waiting.forEach((draw) => draw()));
}
