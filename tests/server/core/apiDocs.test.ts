import { describe, expect, it } from 'vitest';
import { searchApplications, submitApplications } from '../../../contract/calls/application';
import { updateUsers } from '../../../contract/calls/user';
import { listCalls } from '../../../server/http/listCalls';
import { openApiDocument } from '../../../server/http/openApiDocument';
import { bodyExamples } from '../../../server/http/reference/bodyExamples';
import { isForSystems } from '../../../server/http/reference/callsOfSystems';
import type { ReferenceDocument } from '../../../server/http/reference/ReferenceDocument';
import { callTitles } from '../../../server/http/reference/texts';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();

describe('the reference of the calls', () => {
  it('/api/docs leads to the page of the web application', async () => {
    const response = await server().fetch('/api/docs', { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/apiReference.html');
  });

  it('shows the calls that a client can make apart from those of people', () => {
    expect([submitApplications, searchApplications].every(isForSystems)).toBe(true);
    expect(isForSystems(updateUsers)).toBe(false);
    const groups = openApiDocument()['x-tagGroups'] as { tags: string[] }[];
    expect(groups[0]?.tags).toEqual(expect.arrayContaining(['Application', 'Webhooks']));
    expect(groups[1]?.tags).toContain('User (people)');
  });

  it.each(Object.entries(bodyExamples))('shows a body that %s takes', (name, example) => {
    const input = listCalls().find((one) => one.name === name)?.call.input;
    expect(input?.safeParse(example)).toMatchObject({ success: true });
  });

  it('heads every call for systems, and no other, with a Portuguese title', async () => {
    const ofSystems = listCalls().filter(({ call }) => isForSystems(call));
    expect(Object.keys(callTitles).sort()).toEqual(ofSystems.map(({ name }) => name).sort());
    const { paths = {} } = (await (
      await server().fetch('/api/docs/openapi.json')
    ).json()) as ReferenceDocument;
    expect(paths['/Application/submit']?.post).toMatchObject({
      summary: callTitles.submitApplications,
      description: expect.stringContaining(submitApplications.summary),
    });
  });

  it('leaves the calls of people out unless all are asked for', async () => {
    const read = async (path: string) => (await (await server().fetch(path)).json()) as ReferenceDocument;
    const ofSystems = Object.keys((await read('/api/docs/openapi.json')).paths ?? {});
    expect(ofSystems).toContain('/Application/submit');
    expect(await read('/api/docs/openapi.json')).toHaveProperty(['webhooks', 'webhook.test']);
    expect(ofSystems).not.toContain('/User/update');
    expect(Object.keys((await read('/api/docs/openapi.json?all')).paths ?? {})).toContain('/User/update');
  });

  it('has code in five languages, with the body of an example, for every call', async () => {
    const response = await server().fetch('/api/docs/openapi.json?all');
    const { paths = {} } = (await response.json()) as ReferenceDocument;
    const samples = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map((operation) => Object(operation)['x-codeSamples']),
    );
    for (const ofCall of samples)
      expect(ofCall.map(({ label }: { label: string }) => label)).toEqual([
        'curl',
        'TypeScript',
        'Python',
        'Java',
        'C#',
      ]);
    const submit = Object(paths['/Application/submit']?.post)['x-codeSamples'];
    expect(submit[0].source).toContain('/sandbox/api/Application/submit');
    expect(submit[0].source).toContain('Authorization: Bearer ACCESS_TOKEN');
    expect(submit[0].source).toContain('"fiscalNumber": "123456720"');
  });
});
