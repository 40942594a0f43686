import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getApplication,
  searchBackofficeApplications,
  submitApplications,
} from '../../../contract/calls/application';
import { getConsents } from '../../../contract/calls/consents';
import { declarationTexts } from '../../../contract/declarationTexts';
import { defaultClientConfig } from '../../../contract/entities/defaultClientConfig';
import { purposeValue, purposeWords } from '../../../contract/rules/lookupPurposes';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator } from '../../support/builders';
import { sentApplication, sentSubmission } from '../../support/submissions';
import { createTestServer } from '../../support/testServer';

const now = new Date('2026-03-10T15:30:00Z');
let stage: ActionStage;
beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
afterAll(() => stage.server.close());

/** The digests of the texts that were ever shown: whoever changes one, instead of adding a version, falsifies the evidence. */
const digests = [
  [
    '86f3f71a41dc6f0e82855b3ed4a8267ac3163192f78acbe0aec425bc8a50f583',
    '2f19133ce4bceae867154454a20b4fa81ca59cd14b2cb3de9bac0afcebf143a2',
  ],
];

describe('a declaration that is ticked', () => {
  it('has words that never change once they were shown', () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(declarationTexts.map((texts) => Object.values(texts).map(sha256))).toEqual(digests);
  });

  it('is kept with the request: which words, when, and by whom; what is not ticked is not', async () => {
    const submission = sentSubmission(
      stage.provider.id,
      sentApplication({ applicantGaveConsent: true, applicantProvidedRequiredDocuments: false }),
    );
    const [sent] = await stage.operator.answer(submitApplications, submission);
    const applicationId = Number(sent?.applicationId);
    expect(await stage.administrator.answer(getConsents, { applicationId })).toEqual([
      {
        declaration: 'applicantGaveConsent',
        text: declarationTexts[0].applicantGaveConsent,
        version: 1,
        textDigest: digests[0]?.[0],
        givenOn: now.toISOString(),
        givenBy: stage.operatorUser.username,
      },
    ]);
    const last = (await stage.auditOf(applicationId)).at(-1);
    expect(last).toMatchObject({ action: 'view', detail: { part: 'consents' } });
    expect((await stage.operator.refusal(getConsents, { applicationId })).status).toBe(403);
    const unknown = { ...submission, declarationVersion: declarationTexts.length + 1 };
    expect((await stage.operator.refusal(submitApplications, unknown)).status).toBe(400);
  });
});

describe('the purpose of a look-up', () => {
  it('is in the audit of what administrators open and search by a person, where the setting asks for it', async () => {
    const server = await createTestServer({
      seed: 'empty',
      clientConfig: { ...defaultClientConfig, asksPurpose: true },
    });
    try {
      const client = await apiClient(
        server,
        await makeAdministrator(server.db, { permissions: ['Applications_Reader'] }),
      );
      const said = { 'lookup-purpose': purposeValue('complaint', 'processo 12/2026: ação') };
      await client.send(searchBackofficeApplications, { fiscalNumber: '123456789' }, said);
      await client.send(searchBackofficeApplications, { fiscalNumber: '123456789' });
      // The database can keep neither a NUL nor half a character.
      for (const words of ['a\0b', `${'x'.repeat(199)}👩`]) {
        const odd = { 'lookup-purpose': purposeValue('other', words) };
        const answer = await client.send(searchBackofficeApplications, { fiscalNumber: '123456789' }, odd);
        expect(answer.status).toBe(200);
      }
      const events = await server.db.select().from(auditEvents).orderBy(auditEvents.id);
      const searches = events.filter(({ action }) => action === 'search');
      expect(searches.map(({ detail }) => detail?.purpose)).toEqual([
        'Tratar uma reclamação: processo 12/2026: ação',
        '—',
        'Outra: a b',
        `Outra: ${'x'.repeat(199)}`,
      ]);
    } finally {
      await server.close();
    }
  });

  it('is not recorded where nobody asks for it, nor if it is none', async () => {
    const { id } = await stage.make(1);
    await stage.administrator.send(getApplication, { applicationId: id }, { 'lookup-purpose': 'decision' });
    expect((await stage.auditOf(id)).at(-1)?.detail ?? {}).not.toHaveProperty('purpose');
    expect(purposeWords('toString')).toBeUndefined();
    expect(purposeWords('other:%')).toBe('Outra');
  });
});
