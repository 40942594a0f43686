import { z } from 'zod';
import { applicationRow } from './application';

/** A status that a request entered, with the request as the lists show it now. */
export const applicationChange = applicationRow.extend({
  changedToStatusId: z.int(),
  changedToStatusDescription: z.string(),
  changedOn: z.iso.datetime({ offset: true }),
});
export type ApplicationChange = z.infer<typeof applicationChange>;
