import { Fragment } from 'react';
import type { Application } from '../application.ts';
import { initials } from '#app/calls/initials.ts';
import { goal } from '../staff-fields.ts';
import styles from './person-head.module.css';
import { RowAge } from './row-age.tsx';
import type { RowState } from './row-state.ts';

/** Who somebody is, at the head of what stands beside the list, and on paper; in the list the row says it. */
export function PersonHead({ application, state }: { application: Application; state: RowState }) {
  const { name, job, experience, [goal]: country } = application;
  return (
    <div className={styles.head}>
      <span className={styles.initials} aria-hidden="true">
        {initials(name)}
      </span>
      <div className={styles.who}>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p>
          {[job, experience, country].filter(Boolean).map((text, index) => (
            <Fragment key={`${index} ${text}`}>
              {index > 0 && ', '}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        </p>
      </div>
      <RowAge state={state} />
    </div>
  );
}
