import styles from './button.module.css';

/** How buttons, and links that look like them, can look. */
export type ButtonLook = {
  /**
   * What it stands for: the main action, the one loud action of a view, the main one of the footer, a quiet
   * one, writing on WhatsApp, or deleting; solid only where deleting has been asked about.
   */
  tone?: 'primary' | 'accent' | 'tint' | 'ghost' | 'chat' | 'danger' | 'dangerSolid';
  size?: 'small' | 'medium' | 'large';
};

export function buttonClass({ tone = 'primary', size = 'medium' }: ButtonLook): string {
  return [styles.button, styles[tone], styles[size]].join(' ');
}
