import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { apiReferenceTexts } from '../../../build/apiReferenceTexts.mjs';
import { searchApplications, submitApplications } from '../../../contract/calls/application';
import { updateUsers } from '../../../contract/calls/user';
import { listCalls } from '../../../server/http/listCalls';
import { openApiDocument } from '../../../server/http/openApiDocument';
import { bodyExamples } from '../../../server/http/reference/bodyExamples';
import { isForSystems } from '../../../server/http/reference/callsOfSystems';
import type { ReferenceDocument } from '../../../server/http/reference/ReferenceDocument';
import { callTitles } from '../../../server/http/reference/texts';
import { referenceTheme } from '../../../src/public/apiReference/referenceTheme';
import { referenceTexts as ofPage } from '../../../src/public/apiReference/texts';
import { palette } from '../../../src/ui/theme/palette';
import { fontFamily } from '../../../src/ui/theme/typography';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();

const englishWords =
  /\b(the|of|and|with|which|that|is|are|be|not|what|who|from|was|were|has|have|to|than|an|all|one)\b/i;

/** What the library says of what this document does not have, and of itself where it fails. */
const neverShown = [
  ' ReDoc Version: ',
  ' Commit: ',
  'Error loading external example: ',
  ' Authorization URL: ',
  'Connect URL: ',
  'License:',
  'Terms of Service',
  ' Callbacks ',
  ' Callback payload samples ',
];

/** Everything that a document says in sentences. */
const proseOf = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(proseOf);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' && ['summary', 'description', 'x-displayName'].includes(key)
      ? [value]
      : proseOf(value),
  );
};

const bare = (tag: string) => tag.replace(/ \(.*/, '');

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
    expect(groups[1]?.tags).toContain('User (pessoas)');
  });

  it.each(Object.entries(bodyExamples))('shows a body that %s takes', (name, example) => {
    const input = listCalls().find((one) => one.name === name)?.call.input;
    expect(input?.safeParse(example)).toMatchObject({ success: true });
  });

  it('heads every call for systems, and no other, with a short title', async () => {
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

  it('says everything in Portuguese: summaries, groups, descriptions', async () => {
    const document = await (await server().fetch('/api/docs/openapi.json?all')).json();
    const said = proseOf(document);
    expect(said.length).toBeGreaterThan(listCalls().length);
    expect(said.filter((text) => englishWords.test(text.replace(/`[^`]*`|\]\([^)]*\)/g, '')))).toEqual([]);
    const summaries = listCalls().map(({ call }) => call.summary);
    expect(summaries.filter((summary) => !/^[A-ZÁÉÍÓÚ]/.test(summary))).toEqual([]);
    const { tags }: { tags: { name: string; 'x-displayName': string }[] } = document;
    const isNamed = (tag: (typeof tags)[number]) =>
      /^Webhooks?\b/.test(tag.name) || tag['x-displayName'] !== bare(tag.name);
    expect(tags.filter((tag) => !isNamed(tag))).toEqual([]);
  });

  it("has the application's colours and font", () => {
    const used = JSON.stringify(referenceTheme);
    const known = JSON.stringify(palette);
    expect((used.match(/#\w{6}/g) ?? []).filter((colour) => !known.includes(colour))).toEqual([]);
    expect(referenceTheme.typography.fontFamily).toBe(fontFamily);
  });

  it('has a word for everything that its library says', async () => {
    const library = await readFile('node_modules/redoc/bundles/redoc.standalone.js', 'utf8');
    const [, defaults = ''] = /=(\{enum:"Enum",[^}]*\})/.exec(library) ?? [];
    const ofLibrary = [...defaults.matchAll(/(\w+):"/g)].map(([, name]) => name);
    expect(Object.keys(ofPage.labels).sort()).toEqual(ofLibrary.sort());
    const page = library.slice(library.indexOf(defaults));
    // What is put into an element, or named for screen readers.
    const written = [
      ...page.matchAll(
        /(?:null|\}|t),"( ?[A-Z][a-z]+[ a-zA-Z:.]*)"[,)]|(?:placeholder|aria-label|ariaLabel)"?:"([^"]+)"/g,
      ),
    ];
    const ours = apiReferenceTexts.map(([found]) => found).join();
    const english = written
      .map(([, text, name]) => text ?? name ?? '')
      .filter((text) => !ours.includes(text));
    expect(english.filter((text) => !neverShown.includes(text))).toEqual([]);
  });

  it('leaves the calls of people out unless all are asked for', async () => {
    const read = async (path: string) => (await (await server().fetch(path)).json()) as ReferenceDocument;
    const ofSystems = Object.keys((await read('/api/docs/openapi.json')).paths ?? {});
    expect(ofSystems).toContain('/Application/submit');
    expect(await read('/api/docs/openapi.json')).toHaveProperty(['webhooks', 'webhook.test']);
    expect(ofSystems).not.toContain('/User/update');
    expect(Object.keys((await read('/api/docs/openapi.json?all')).paths ?? {})).toContain('/User/update');
  });

  it('has code in three languages, with the body of an example, for every call', async () => {
    const response = await server().fetch('/api/docs/openapi.json?all');
    const { paths = {} } = (await response.json()) as ReferenceDocument;
    const samples = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map((operation) => Object(operation)['x-codeSamples']),
    );
    for (const ofCall of samples)
      expect(ofCall.map(({ label }: { label: string }) => label)).toEqual(['curl', 'TypeScript', 'Python']);
    const submit = Object(paths['/Application/submit']?.post)['x-codeSamples'];
    expect(submit[0].source).toContain('/sandbox/api/Application/submit');
    expect(submit[0].source).toContain('Authorization: Bearer ACCESS_TOKEN');
    expect(submit[0].source).toContain('"fiscalNumber": "123456720"');
  });
});
