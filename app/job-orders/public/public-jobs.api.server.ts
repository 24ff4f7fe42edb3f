import * as v from 'valibot';
import { ok } from '#app/http/answers.server.ts';
import { publicRoutes } from '#app/http/routes.server.ts';
import { destinations } from '#app/content/destinations.ts';
import { jobAt } from '#app/content/jobs/jobs.ts';
import { publicJobOrder } from '../job-order.ts';
import { publicJobs } from './shown-job.server.ts';

/** The job orders as the pages have them, from memory. After those of staff, because `:id` fits every word: here it is the address, and the document has one name for it. */
export const publicJobRoutes = publicRoutes('Jobs')
  .route(
    'GET /api/job',
    {
      summary: 'The open job orders, of one country or of all, newest first',
      query: v.object({ country: v.optional(v.picklist(destinations, 'not_a_choice')) }),
      answer: ok(v.array(publicJobOrder), 'Job orders'),
    },
    ({ services, query: { country } }) =>
      publicJobs(services.content.current().documents.jobs.open).filter(
        (job) => country === undefined || job.country === country,
      ),
  )
  .route(
    'GET /api/job/:id',
    {
      summary: 'A job order that is open, or that ended within 12 months, by its address (`slug`)',
      answer: ok(publicJobOrder, 'The job order'),
      refuses: ['not_found'],
    },
    ({ services, params, refuse }) => {
      const published = jobAt(services.content.current().documents.jobs, params.id);
      const [job] = published ? publicJobs([published]) : [];
      if (!job) throw refuse('not_found');
      return job;
    },
  );
