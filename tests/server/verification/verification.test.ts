import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getApplicationHistory } from '../../../contract/calls/applicationHistory';
import { recheckApplication } from '../../../contract/calls/recheck';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { jobs } from '../../../server/db/schema/jobs';
import type { HouseholdServices } from '../../../server/verification/householdService';
import { simulatedServices } from '../../../server/verification/simulatedServices';
import type { ActionStage } from '../../support/actionStage';
import { uploadedPdf } from '../../support/pdf';
import { sentApplication, sentStudentApplication } from '../../support/submissions';
import { type VerificationStage, verificationStage } from './verificationStage';

const now = new Date('2026-03-10T15:30:00Z');
const day = 24 * 60 * 60 * 1000;
let stage: VerificationStage;
beforeAll(async () => {
  stage = await verificationStage(now);
}, 60_000);
afterAll(() => stage.server.close());
beforeEach(async () => {
  await stage.db.delete(jobs);
});

const documents = {
  applicantProvidedRequiredDocuments: true,
  socialSecurityFiles: [uploadedPdf('prova.pdf')],
};

describe('10.3 verification: answers of the outside services', () => {
  it('a yes makes it Eligible, starts the deadline and sends the e-mail, once, as the system', async () => {
    const id = await stage.submitFor(stage.yes());
    expect(await stage.statusesOf(id)).toEqual([1]);
    await stage.server.work();
    expect(await stage.statusesOf(id)).toEqual([1, 2, 7]);
    expect(await stage.rowOf(id)).toMatchObject({ statusId: 7, eligibilityNotificationSentDate: now });
    expect((await stage.historyOf(id)).slice(1).every(({ authorId }) => authorId === null)).toBe(true);
    expect(await stage.mailsOf(id)).toMatchObject([{ actualShippingDate: now }]);
    const sent = () => stage.server.mails.filter(({ subject }) => subject.includes(`pedido ${id} Elegível`));
    expect(sent()).toHaveLength(1);
    await stage.server.work();
    expect(sent()).toHaveLength(1);
    expect(await stage.db.select().from(jobs)).toEqual([]);
  });

  it('two noes: the regulator decides where there are documents, else it is not eligible, with a reason', async () => {
    const withDocuments = await stage.submitFor(stage.no(), documents);
    const without = await stage.submitFor(stage.no());
    await stage.server.work();
    expect(await stage.statusesOf(withDocuments)).toEqual([1, 2, 6]);
    expect(await stage.mailsOf(withDocuments)).toEqual([]);
    expect(await stage.statusesOf(without)).toEqual([1, 2, 8]);
    expect((await stage.historyOf(without)).at(-1)?.nonEligibleReason).toMatch(/^Não foram confirmadas/);
    expect(await stage.mailsOf(without)).toHaveLength(1);
  });

  it.each([
    ['200899945', 3],
    ['200399950', 4],
    ['200199960', 2],
  ])(
    '%s: whoever has not answered is asked for five days, then the regulator decides',
    async (nif, waiting) => {
      // For the second NIF the simulated Tax Authority would say yes and so decide; here it says no, and only
      // Social Security's silence keeps the request waiting.
      const says: HouseholdServices =
        waiting === 4
          ? { ...simulatedServices, taxAuthority: { ask: async () => ({ result: 'no' }) } }
          : simulatedServices;
      const work = () => stage.server.work({ householdServices: says });
      const id = await stage.submitFor(nif);
      await work();
      expect((await stage.rowOf(id)).statusId).toBe(waiting);
      expect(await work()).toBe(0);
      stage.setNow(new Date(now.getTime() + 4.9 * day));
      await work();
      expect((await stage.rowOf(id)).statusId).toBe(waiting);
      stage.setNow(new Date(now.getTime() + 5.3 * day));
      await work();
      expect(await stage.statusesOf(id)).toEqual([1, 2, ...(waiting === 2 ? [] : [waiting]), 6]);
      expect(await stage.db.select().from(jobs)).toEqual([]);
      stage.setNow(now);
    },
  );

  it('a late answer counts, and a service that has answered is not asked again', async () => {
    const asked: string[] = [];
    const counting: HouseholdServices = {
      socialSecurity: {
        ask: (question) => {
          asked.push('socialSecurity');
          return simulatedServices.socialSecurity.ask(question);
        },
      },
      taxAuthority: simulatedServices.taxAuthority,
    };
    const id = await stage.submitFor('200999915');
    for (const minutes of [0, 2, 10]) {
      stage.setNow(new Date(now.getTime() + minutes * 60_000));
      await stage.server.work({ householdServices: counting });
    }
    expect(await stage.statusesOf(id)).toEqual([1, 2, 3, 7]);
    expect(asked).toEqual(['socialSecurity']);
    stage.setNow(now);
  });

  it('no line of the log identifies the citizen', async () => {
    await stage.submitFor('200799967');
    await stage.server.work();
    const lines = JSON.stringify(stage.server.logged);
    expect(lines).toContain('an outside service did not answer');
    // The parts of a request id have 8, 4 or 12 digits, never the 9 of a NIF.
    expect(lines).not.toMatch(/\b\d{9}\b/);
    expect(lines).not.toContain('200799967');
  });
});

describe('10.3 verification: a live application for the same NIF', () => {
  it('the later one is Conflicting, whichever is looked at first; only administrators learn with which', async () => {
    const nif = stage.yes();
    const [first, second] = [await stage.submitFor(nif), await stage.submitFor(nif)];
    // The later request is verified first.
    await stage.db.execute(
      `update jobs set run_at = run_at - interval '1 hour' where (payload->>'applicationId')::int = ${second}`,
    );
    await stage.server.work();
    expect(await stage.statusesOf(first)).toEqual([1, 2, 7]);
    expect(await stage.statusesOf(second)).toEqual([1, 5]);
    expect(await stage.mailsOf(second)).toEqual([]);
    const newest = async (client: ActionStage['operator']) =>
      (await client.answer(getApplicationHistory, { applicationId: second }))[0];
    expect(await newest(stage.administrator)).toMatchObject({ blockingApplicationId: first });
    expect((await newest(stage.operator))?.blockingApplicationId).toBeNull();

    await stage.cancel(first);
    const third = await stage.submitFor(nif);
    await stage.server.work();
    expect(await stage.statusesOf(third)).toEqual([1, 2, 7]);
  });

  it('of many that come at once through two servers, one passes', async () => {
    const nif = stage.yes();
    const ids = await Promise.all(Array.from({ length: 4 }, () => stage.submitFor(nif)));
    await Promise.all([stage.server.work(), stage.server.work(), stage.server.work()]);
    const rows = await Promise.all(ids.map((id) => stage.rowOf(id)));
    expect(rows.map(({ statusId }) => statusId).sort()).toEqual([5, 5, 5, 7]);
  });

  it('the NIF of the student counts for a student request', async () => {
    const [parent, student] = [stage.yes(), stage.yes()];
    const own = await stage.submitFor(parent);
    const of = (fiscalNumber: string, studentFiscalNumber: string) =>
      stage.submit(sentStudentApplication({ fiscalNumber, studentFiscalNumber }));
    const child = await of(parent, student);
    const sibling = await of(parent, stage.yes());
    const again = await of(stage.yes(), student);
    await stage.server.work();
    const found = await Promise.all([own, child, sibling, again].map((id) => stage.rowOf(id)));
    expect(found.map(({ statusId }) => statusId)).toEqual([7, 7, 7, 5]);
  });

  it('an application never blocks its own recheck; ended applications, rechecks and maintenance requests block nothing', async () => {
    const nif = stage.no();
    const original = await stage.make(status.active, { fiscalNumber: nif });
    await stage.make(status.eligible, {
      kind: 'recheck',
      recheckApplicationId: original.id,
      fiscalNumber: nif,
    });
    await stage.make(status.inactive, { fiscalNumber: nif });
    const answer = await stage.operator.answer(recheckApplication, {
      providerId: stage.provider.id,
      providerEmail: 'a@b.example.pt',
      applications: [{ ...sentApplication({ fiscalNumber: nif }), id: original.id }],
    });
    const recheck = answer[0]?.applicationId ?? 0;
    await stage.server.work();
    expect(await stage.statusesOf(recheck)).toEqual([1, 2, 8]);
    expect((await stage.rowOf(original.id)).statusId).toBe(10);
    const after = await stage.submitFor(nif);
    await stage.server.work();
    expect(await stage.statusesOf(after)).toEqual([1, 2, 8]);
  });
});
