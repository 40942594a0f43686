import { z } from 'zod';
import { apiEnvironments } from '../../../contract/rules/apiEnvironments';

/** What a call about the systems of a provider means: which environment and, from administrators, which provider. */
export const integrationSubject = z.object({
  environment: z.enum(apiEnvironments).default('live'),
  providerId: z.int32().positive().optional(),
});

/** The labels of its fields, for refusals. */
export const integrationSubjectLabels = { environment: 'Ambiente', providerId: 'Prestador' } as const;
