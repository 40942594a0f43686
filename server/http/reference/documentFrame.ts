import type { Call, Download } from '../../../contract/calls/defineCall';
import { newestApiVersion } from '../../../contract/rules/apiVersions';
import { isForSystems } from './callsOfSystems';
import { webhooksTag } from './describedWebhooks';
import { referenceTexts as texts } from './texts';

const forPeople = ' (people)';

/** Calls for people are in a group of their own, so that a provider's programmers see those for systems first. */
export const tagOf = (call: Call | Download): string => {
  const subject = call.path.split('/')[1] ?? '';
  return isForSystems(call) ? subject : `${subject}${forPeople}`;
};

/** Returns how a call is authorized: by the token of a client where one can make it, or by that of a session. */
export const securityOf = (call: Call | Download): Record<string, string[]>[] => {
  if (call.access === 'public') return [];
  return [...(isForSystems(call) ? [{ client: [] }] : []), { accessToken: [] }];
};

/** Returns what the document says of the calls as a whole. */
export const documentFrame = (calls: readonly (Call | Download)[]) => {
  const names = [...new Set(calls.map(tagOf))].sort();
  const isForPeople = (name: string) => name.endsWith(forPeople);
  return {
    info: {
      title: 'Tarifa Social de Internet',
      version: newestApiVersion().date,
      description: texts.aboutCalls,
    },
    servers: [
      { url: '/api', description: texts.production },
      { url: '/sandbox/api', description: texts.sandbox },
    ],
    tags: [
      ...names.map((name) => ({ name, 'x-displayName': name.replace(forPeople, '') })),
      { name: webhooksTag, 'x-displayName': texts.webhooks.title, description: texts.webhooks.about },
    ],
    'x-tagGroups': [
      { name: texts.callsOfSystems, tags: [...names.filter((name) => !isForPeople(name)), webhooksTag] },
      { name: texts.callsOfPeople, tags: names.filter(isForPeople) },
    ],
    components: {
      securitySchemes: {
        client: {
          type: 'oauth2' as const,
          description: texts.aboutClients,
          flows: { clientCredentials: { tokenUrl: '/api/oauth/token', scopes: {} } },
        },
        accessToken: {
          type: 'http' as const,
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: texts.aboutSessions,
        },
      },
    },
  };
};
