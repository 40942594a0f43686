import { z } from 'zod';
import { defineCall } from '../../../contract/calls/defineCall';
import { access } from './access';
import { overview } from './overview';

export const getOverview = defineCall({
  method: 'GET',
  path: '/Application/get-overview',
  summary:
    'O que aguarda, o que foi decidido e em quanto tempo, as ativações tardias, o período anual e os distritos, em números que nada dizem de grupos até cinco',
  access: [access.overview.list],
  recordedAs: 'noPersonalData',
  capability: 'get-overview',
  input: z.object({}),
  answer: overview,
  wrapped: true,
});
