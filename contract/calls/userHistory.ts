import { z } from 'zod';
import { type AccessRule, access } from '../access';
import { recordVersion, versionRange } from '../entities/recordVersion';
import { defineCall } from './defineCall';
import { queryId } from './filter';

/** Defines the call for the history of users of one kind, in the dialect of plain resources. */
const historyOf = (name: string, whose: string, rule: AccessRule) =>
  defineCall({
    method: 'GET',
    path: `/${name}/:id/history`,
    summary: `Quem alterou o estado, as permissões e o prestador de um d${whose}, de quê para quê, do mais recente ao mais antigo`,
    access: [rule],
    recordedAs: ['view'],
    capability: 'get-user-history',
    labels: { id: 'N.º', range: 'Registos' },
    input: z.object({ id: queryId, range: versionRange }),
    answer: z.array(recordVersion),
    isRange: true,
  });

export const getUserHistory = historyOf('users', 'os utilizadores do regulador', access.users.show);

export const getProviderUserHistory = historyOf(
  'userProviders',
  'os utilizadores dos prestadores',
  access.userProviders.show,
);
