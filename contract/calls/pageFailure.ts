import { z } from 'zod';
import { pageFailurePatterns } from '../rules/pageFailure';
import { defineCall } from './defineCall';

export const reportPageFailure = defineCall({
  method: 'POST',
  path: '/PageFailure/report',
  summary:
    'Comunica ao registo técnico uma página que um navegador não conseguiu mostrar, pela referência que o utilizador viu',
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
