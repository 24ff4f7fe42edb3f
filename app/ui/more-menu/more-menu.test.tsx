// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MoreMenu } from './more-menu.tsx';

afterEach(cleanup);

function open({ staysOpen }: { staysOpen: boolean }) {
  render(
    <>
      <MoreMenu label="More" staysOpen={staysOpen}>
        <button type="button">Print</button>
      </MoreMenu>
      <button type="button">Elsewhere</button>
      <dialog open>
        <button type="button">Close</button>
      </dialog>
    </>,
  );
  const menu = screen.getByRole('group');
  if (!(menu instanceof HTMLDetailsElement)) throw new Error('A menu is made of details.');
  menu.open = true;
  const button = (name: string) => screen.getByRole('button', { name });
  button('Print').focus();
  return { menu, button };
}

test('whatever is pressed in it closes it, and its opener has the focus', () => {
  const { menu, button } = open({ staysOpen: false });
  fireEvent.click(button('Print'));
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(menu.querySelector('summary'));
});

test('one that says how it went stays, and goes by Escape', () => {
  const { menu, button } = open({ staysOpen: true });
  fireEvent.click(button('Print'));
  expect(menu.open).toBe(true);
  fireEvent.keyDown(button('Print'), { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(menu.querySelector('summary'));
});

test('it goes when something else is reached, but not for a dialog, which gives the focus back', () => {
  const { menu, button } = open({ staysOpen: true });
  button('Close').focus();
  expect(menu.open).toBe(true);
  button('Print').focus();
  button('Elsewhere').focus();
  expect(menu.open).toBe(false);
});
