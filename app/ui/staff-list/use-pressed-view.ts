import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { isPlainClick } from '../plain-click.ts';

/**
 * Which of a list's views has been pressed, until it is shown; null where none has. So its link is marked as chosen in the
 * next frame, and not a fifth of a second later, when a slow device has drawn the view.
 */
export function usePressedView<View extends string>() {
  const { key } = useLocation();
  const [press, setPress] = useState<{ from: string; view: View } | null>(null);
  if (press && press.from !== key) setPress(null);
  return {
    pressed: press && press.view,
    onPress(view: View, click: MouseEvent) {
      if (isPlainClick(click)) setPress({ from: key, view });
    },
  };
}
