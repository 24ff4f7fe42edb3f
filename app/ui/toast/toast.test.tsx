// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toast } from './toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const undoButton = () => screen.queryByRole('button', { name: 'Undo' });

test('has the focus; what it says can be taken back for ten seconds, and stays afterwards', () => {
  const undo = vi.fn<() => void>();
  const marked = { tone: 'success', sentence: 'Lokman is marked.', undo } as const;
  const { rerender } = render(<Toast notice={marked} onClose={() => {}} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  fireEvent.click(undoButton()!);
  expect(undo).toHaveBeenCalledOnce();
  act(() => void vi.advanceTimersByTime(9_999));
  expect(undoButton()).not.toBeNull();
  undoButton()!.focus();
  act(() => void vi.advanceTimersByTime(1));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(undoButton()).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Lokman is marked.');
  // The next one has ten seconds of its own.
  rerender(<Toast notice={{ ...marked, sentence: 'Osman is marked.' }} onClose={() => {}} />);
  act(() => void vi.advanceTimersByTime(9_999));
  expect(undoButton()).not.toBeNull();
});

test('closed by its button or by Escape it hands the focus to the heading', () => {
  const closed = vi.fn<() => void>();
  render(
    <>
      <h1 tabIndex={-1}>All Application</h1>
      <Toast notice={{ tone: 'danger', sentence: 'Gone.' }} onClose={closed} />
    </>,
  );
  fireEvent.keyDown(screen.getByRole('alert'), { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toHaveBeenCalledTimes(2);
  expect(undoButton()).toBeNull();
});
