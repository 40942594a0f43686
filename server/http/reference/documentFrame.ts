import type { oas31 } from 'zod-openapi';
import type { Call, Download } from '../../../contract/calls/defineCall';
import { apiVersion } from '../../../contract/rules/apiVersion';
import { isForSystems } from './callsOfSystems';
import { groupNames, referenceTexts as texts } from './texts';

const forPeople = texts.people;

/** Calls for people are in a group of their own, so that a provider's programmers see those for systems first. */
export const tagOf = (call: Call | Download): string => {
  const subject = call.path.split('/')[1] ?? '';
  return isForSystems(call) ? subject : `${subject}${forPeople}`;
};

/** Returns how a call is authorized: by the token of a client where one can make it, or by that of a session. */
export const securityOf = (call: Call | Download): Record<string, string[]>[] => {
  if (call.access === 'public') return [];
  return [...(isForSystems(call) ? [{ client: [] }, { clientOfSandbox: [] }] : []), { accessToken: [] }];
};

const client = (base: string) => ({
  type: 'oauth2' as const,
  description: texts.aboutClients,
  flows: { clientCredentials: { tokenUrl: `${base}/oauth/token`, scopes: {} } },
});

/** Returns a document as the sandbox has it: the sandbox is its only server, and gives the tokens of its clients. */
export const framedForSandbox = (document: oas31.OpenAPIObject): oas31.OpenAPIObject => {
  const { servers, components } = document;
  const { clientOfSandbox, ...others } = components?.securitySchemes ?? {};
  return {
    ...document,
    servers: servers?.slice(1),
    components: {
      ...components,
      securitySchemes: { ...others, ...(clientOfSandbox && { client: clientOfSandbox, clientOfSandbox }) },
    },
  };
};

/** A resource of plain records, whose calls are a group under its own name. */
type NamedResource = Readonly<{ name: string; summary: string }>;

/** Returns what the document says of the calls as a whole. */
export const documentFrame = (
  calls: readonly (Call | Download)[],
  plainResources: readonly NamedResource[],
  messages: readonly Readonly<{ name: string; title: string; about: string }>[],
) => {
  const groupName = (subject: string): string =>
    groupNames[subject] ?? plainResources.find(({ name }) => name === subject)?.summary ?? subject;
  const names = [...new Set(calls.map(tagOf))].sort();
  const isForPeople = (name: string) => name.endsWith(forPeople);
  return {
    info: {
      title: 'Tarifa Social de Internet',
      version: apiVersion,
      description: texts.aboutCalls,
    },
    servers: [
      { url: '/api', description: texts.production },
      { url: '/sandbox/api', description: texts.sandbox },
    ],
    tags: [
      ...names.map((name) => ({ name, 'x-displayName': groupName(name.replace(forPeople, '')) })),
      ...messages.map(({ name, title, about }) => ({ name, 'x-displayName': title, description: about })),
    ],
    'x-tagGroups': [
      {
        name: texts.callsOfSystems,
        tags: [...names.filter((name) => !isForPeople(name)), ...messages.map(({ name }) => name)],
      },
      { name: texts.callsOfPeople, tags: names.filter(isForPeople) },
    ],
    components: {
      securitySchemes: {
        client: client('/api'),
        clientOfSandbox: client('/sandbox/api'),
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
