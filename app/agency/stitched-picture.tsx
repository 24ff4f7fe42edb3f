import styles from './stitched-picture.module.css';

/** A drawing of 480 by 300 with a stitched line around it. Decorative. */
export function StitchedPicture({ picture, className }: { picture: string; className?: string }) {
  return (
    <div className={className ? `${styles.picture} ${className}` : styles.picture}>
      <img src={picture} width="480" height="300" alt="" loading="lazy" />
    </div>
  );
}
