// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { startAgain, typedKey, watchTyping } from './without-scripts.ts';

afterEach(() => {
  window.name = '';
  sessionStorage.clear();
  document.body.replaceChildren();
});

test('a page that starts again keeps what was typed, and what is typed until it goes', () => {
  vi.spyOn(location, 'reload').mockImplementation(() => {});
  const draw = () => {
    document.body.innerHTML = `<form><input name="name"><input name="phone">
      <input type="radio" name="trip" value="one_way"><input type="radio" name="trip" value="return"></form>`;
    const [name, phone, oneWay] = document.querySelectorAll('input');
    return { name: name!, phone: phone!, oneWay: oneWay! };
  };
  const before = draw();
  before.name.value = 'Rahim';
  before.oneWay.checked = true;
  watchTyping();
  // React has drawn the form anew, and empty.
  const { phone } = draw();
  startAgain(true);
  phone.value = '01700000000';
  phone.dispatchEvent(new Event('input', { bubbles: true }));
  window.dispatchEvent(new Event('pagehide'));
  // The later of two wins.
  const kept = JSON.parse(sessionStorage.getItem(typedKey)!) as [string, string, boolean][];
  expect(kept).toContainEqual(['name', 'Rahim', false]);
  expect(kept).toContainEqual(['trip', 'one_way', true]);
  expect(kept.findLast(([name]) => name === 'phone')).toEqual(['phone', '01700000000', false]);
  expect(kept.findLast(([name]) => name === 'name')).toEqual(['name', 'Rahim', false]);
});
