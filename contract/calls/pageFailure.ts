import { z } from 'zod';
import { pageFailurePatterns } from '../rules/pageFailure';
import { defineCall } from './defineCall';

export const reportPageFailure = defineCall({
  method: 'POST',
  path: '/PageFailure/report',
  summary:
    'Tells the log of a page that could not be drawn in a browser, by the reference that its user is shown',
  access: 'signedIn',
  recordedAs: 'noPersonalData',
  capability: 'report-page-failure',
  input: z.object({
    reference: z.uuid(),
    name: z.string().regex(pageFailurePatterns.name),
    screen: z.string().regex(pageFailurePatterns.screen),
    at: z.array(z.string().regex(pageFailurePatterns.place)).max(pageFailurePatterns.maxPlaces),
  }),
  labels: { reference: 'Referência', screen: 'Página', at: 'Locais' },
  answer: z.boolean(),
  wrapped: true,
});
