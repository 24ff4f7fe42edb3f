import styles from './thread.module.css';

/** A stretch of the thread that is not straight: `path` in a square of 100, drawn out to its place. */
export function Curve({ path, className }: { path: string; className: string | undefined }) {
  return (
    <svg
      className={`${styles.curve} ${className}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
