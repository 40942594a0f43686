import { z } from 'zod';
import { applicationRow } from '../../../contract/entities/application';
import { moment } from '../../../contract/entities/moment';

/** A status that a request entered, with the request as the lists show it now. */
export const applicationChange = applicationRow.extend({
  changedToStatusId: z.int(),
  changedToStatusDescription: z.string(),
  changedOn: moment,
});
export type ApplicationChange = z.infer<typeof applicationChange>;
