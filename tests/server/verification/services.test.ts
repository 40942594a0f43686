import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getTimeline } from '../../../contract/calls/applicationHistory';
import { getServices, switchService } from '../../../contract/calls/verificationServices';
import type { HouseholdAnswer, HouseholdServiceName } from '../../../contract/rules/verification';
import { eraseApplications } from '../../../modules/dataProtection/server/erasure/eraseApplications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { jobs } from '../../../server/db/schema/jobs';
import { serviceAnswers, serviceStates } from '../../../server/db/schema/verification';
import type { HouseholdServices } from '../../../server/verification/householdService';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator } from '../../support/builders';
import { type VerificationStage, verificationStage } from './verificationStage';

const now = new Date('2026-03-10T15:30:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
let stage: VerificationStage;
beforeAll(async () => {
  stage = await verificationStage(now);
}, 60_000);
afterAll(() => stage.server.close());
afterEach(async () => {
  stage.setNow(now);
  await stage.db.delete(jobs);
  await stage.db.delete(serviceStates);
});

const inTime = (milliseconds: number) => stage.setNow(new Date(now.getTime() + milliseconds));

/** Services that say what they are told to, a failure where that is nothing, and count how often they are asked. */
const saying = (said: Partial<Record<HouseholdServiceName, HouseholdAnswer['result'] | HouseholdAnswer>>) => {
  const asked: HouseholdServiceName[] = [];
  const ask = (name: HouseholdServiceName) => async () => {
    asked.push(name);
    const answer = said[name];
    if (!answer) throw new Error('nothing was heard');
    return typeof answer === 'string' ? { result: answer } : answer;
  };
  const householdServices: HouseholdServices = {
    socialSecurity: { ask: ask('socialSecurity') },
    taxAuthority: { ask: ask('taxAuthority') },
  };
  return { asked, householdServices };
};
const work = (said: Parameters<typeof saying>[0]) => {
  const { asked, householdServices } = saying(said);
  return stage.server.work({ householdServices }).then(() => asked.sort());
};
const statusOf = async (id: number) => (await stage.rowOf(id)).statusId;
const answersIn = async (applicationId: number) =>
  (await stage.administrator.answer(getTimeline, { applicationId })).filter(({ kind }) => kind === 'answer');
const anotherAddress = { result: 'conditional', code: 'M1', reason: 'A morada é outra.' } as const;

describe('an answer with a condition', () => {
  it('brings the request to the regulator, who is told the reason; the provider learns nothing of it', async () => {
    const id = await stage.submitFor(stage.no());
    await work({ socialSecurity: anotherAddress, taxAuthority: 'no' });
    expect(await stage.statusesOf(id)).toEqual([1, 2, 6]);
    expect(await stage.mailsOf(id)).toEqual([]);
    expect(await answersIn(id)).toMatchObject([
      { service: 'taxAuthority', result: 'no', code: null },
      { service: 'socialSecurity', ...anotherAddress, askedOn: now.toISOString() },
    ]);
    const seen = await (await stage.operator.send(getTimeline, { applicationId: id })).text();
    expect(seen).toContain('Em processamento');
    expect(seen).not.toMatch(/morada é outra|conditional|M1/);
  });

  it('is no answer to keep while the other service is awaited: both are asked again, and a yes decides', async () => {
    const id = await stage.submitFor(stage.no());
    await work({ socialSecurity: anotherAddress });
    expect(await statusOf(id)).toBe(2);
    expect(await answersIn(id)).toHaveLength(1);
    inTime(2 * minute);
    expect(await work({ socialSecurity: 'yes', taxAuthority: 'no' })).toEqual([
      'socialSecurity',
      'taxAuthority',
    ]);
    expect(await stage.statusesOf(id)).toEqual([1, 2, 7]);
    expect(await answersIn(id)).toMatchObject([{ result: 'no' }, { result: 'yes' }]);
  });

  it('goes with the request when that is erased, like every answer', async () => {
    const id = await stage.submitFor(stage.no());
    await work({ socialSecurity: anotherAddress, taxAuthority: 'no' });
    await eraseApplications(stage.db, [id]);
    expect(await stage.db.$count(serviceAnswers, eq(serviceAnswers.applicationId, id))).toBe(0);
  });
});

describe('an answer that may be used again for three days', () => {
  const later = async (said: Parameters<typeof saying>[0]) => {
    const { asked, householdServices } = saying(said);
    const settings = {
      tokenKeys: stage.server.tokenKeys,
      publicUrl: 'https://tsi.example.pt',
      answerDays: 3,
    };
    await stage.server.work({ householdServices, settings });
    return asked.sort();
  };
  /** Makes the answers so far so many days older; returns when the first was given. */
  const age = async (days: number) => {
    await stage.db
      .update(serviceAnswers)
      .set({ askedOn: sql`${serviceAnswers.askedOn} - ${days} * interval '1 day'` });
    return new Date(now.getTime() - days * day).toISOString();
  };
  const refused = async () => {
    const nif = stage.no();
    await stage.submitFor(nif);
    return nif;
  };

  it('spares the service another question about the same NIF, and says how old it is', async () => {
    const nif = await refused();
    await later({ socialSecurity: 'no', taxAuthority: 'no' });
    const askedOn = await age(2.9);
    const id = await stage.submitFor(nif);
    expect(await later({ socialSecurity: 'yes' })).toEqual([]);
    expect(await statusOf(id)).toBe(8);
    const again = { result: 'no', milliseconds: null, askedOn };
    expect(await answersIn(id)).toMatchObject([again, again]);
    // Using it again does not make it younger.
    await age(0.2);
    await stage.submitFor(nif);
    expect(await later({ socialSecurity: 'no', taxAuthority: 'no' })).toHaveLength(2);
  });

  it('is never one with a condition, nor one about another NIF', async () => {
    const nif = await refused();
    await later({ socialSecurity: anotherAddress, taxAuthority: 'no' });
    await stage.cancel((await stage.db.select().from(serviceAnswers)).at(-1)?.applicationId ?? 0);
    await stage.submitFor(nif);
    expect(await later({ socialSecurity: 'no' })).toEqual(['socialSecurity']);
    await stage.submitFor(stage.no());
    expect(await later({ socialSecurity: 'no', taxAuthority: 'no' })).toHaveLength(2);
  });

  it('is asked for again where no setting allows it', async () => {
    const nif = await refused();
    await work({ socialSecurity: 'no', taxAuthority: 'no' });
    await stage.submitFor(nif);
    expect(await work({ socialSecurity: 'no', taxAuthority: 'no' })).toHaveLength(2);
  });
});

describe('a service that is switched off', () => {
  const switchTo = async (isOn: boolean, service: HouseholdServiceName = 'taxAuthority') =>
    (await apiClient(stage.server, stage.administratorUser)).answer(switchService, {
      service,
      isOn,
      ...(!isOn && { reason: 'Manutenção do serviço.', expectedOn: '2026-03-12' }),
    });

  it('is not asked; what waits for it loses no attempt and continues within a minute once it is on', async () => {
    await switchTo(false);
    const ids = [await stage.submitFor(stage.no()), await stage.submitFor(stage.no())];
    expect(await work({ socialSecurity: 'no', taxAuthority: 'yes' })).toEqual([
      'socialSecurity',
      'socialSecurity',
    ]);
    expect(await Promise.all(ids.map(statusOf))).toEqual([3, 3]);
    for (const hours of [2, 4]) {
      inTime(hours * 60 * minute);
      expect(await work({ taxAuthority: 'yes' })).toEqual([]);
    }
    const waiting = await stage.db.select().from(jobs);
    expect(waiting.map(({ payload }) => payload)).toMatchObject(
      ids.map(() => ({ timesAsked: 1, waitsFor: ['taxAuthority'] })),
    );
    await switchTo(true);
    inTime(4 * 60 * minute + minute);
    expect(await work({ taxAuthority: 'yes' })).toEqual(['taxAuthority', 'taxAuthority']);
    expect(await Promise.all(ids.map(statusOf))).toEqual([7, 7]);
  });

  it('continues what was asked in vain before it was switched off, and what was being asked meanwhile', async () => {
    const before = await stage.submitFor(stage.no());
    for (const minutes of [0, 2, 6]) {
      inTime(minutes * minute);
      await work({ socialSecurity: 'no' });
    }
    const meanwhile = await stage.submitFor(stage.no());
    const { householdServices } = saying({ socialSecurity: 'no' });
    const ask = async () => {
      await switchTo(false);
      throw new Error('nothing was heard');
    };
    await stage.server.work({ householdServices: { ...householdServices, taxAuthority: { ask } } });
    expect(await Promise.all([before, meanwhile].map(statusOf))).toEqual([3, 3]);
    await switchTo(true);
    inTime(6 * minute + 5_000);
    expect(await work({ taxAuthority: 'yes' })).toEqual(['taxAuthority', 'taxAuthority']);
    expect(await Promise.all([before, meanwhile].map(statusOf))).toEqual([7, 7]);
  });

  it('does not keep the other from a yes, nor the regulator from deciding after five days', async () => {
    await switchTo(false);
    const decided = await stage.submitFor(stage.no());
    await work({ socialSecurity: 'yes' });
    expect(await statusOf(decided)).toBe(7);
    await switchTo(false, 'socialSecurity');
    const waits = await stage.submitFor(stage.no());
    await work({});
    expect(await statusOf(waits)).toBe(2);
    inTime(5.1 * day);
    await work({});
    expect(await stage.statusesOf(waits)).toEqual([1, 2, 6]);
  });

  it('is told to everybody, with why; by whom to administrators; who may switch is recorded', async () => {
    expect(await stage.operator.answer(getServices, {})).toEqual([
      { service: 'socialSecurity', state: 'on' },
      { service: 'taxAuthority', state: 'on' },
    ]);
    await switchTo(false);
    const off = {
      service: 'taxAuthority',
      state: 'off',
      since: now.toISOString(),
      reason: 'Manutenção do serviço.',
      expectedOn: '2026-03-12',
    };
    expect((await stage.operator.answer(getServices, {}))[1]).toEqual(off);
    const by = stage.administratorUser.username;
    expect((await stage.administrator.answer(getServices, {}))[1]).toEqual({ ...off, by });
    const recorded = await stage.db.select().from(auditEvents).where(eq(auditEvents.subject, 'service'));
    expect(recorded.at(-1)).toMatchObject({
      action: 'update',
      actorId: stage.administratorUser.id,
      detail: { service: 'taxAuthority', isOn: false, because: 'Manutenção do serviço.' },
    });
    const reader = await makeAdministrator(stage.db, { permissions: ['Configurations_Reader'] });
    const input = { service: 'taxAuthority', isOn: true } as const;
    for (const client of [stage.operator, await apiClient(stage.server, reader)])
      expect((await client.send(switchService, input)).status).toBe(403);
    expect((await stage.operator.answer(getServices, {}))[1]).toEqual(off);
  });
});

describe('a service that answers nobody', () => {
  const stateOf = async () =>
    (await (await apiClient(stage.server, stage.operatorUser)).answer(getServices, {}))[0];

  it('is told to everybody after ten minutes, until it answers', async () => {
    const id = await stage.submitFor(stage.no());
    await work({ taxAuthority: 'no' });
    expect(await stateOf()).toEqual({ service: 'socialSecurity', state: 'on' });
    inTime(11 * minute);
    await work({});
    expect(await stateOf()).toEqual({
      service: 'socialSecurity',
      state: 'silent',
      since: now.toISOString(),
    });
    inTime(20 * minute);
    await work({ socialSecurity: 'no' });
    expect(await stateOf()).toEqual({ service: 'socialSecurity', state: 'on' });
    expect(await statusOf(id)).toBe(8);
  });

  it('is not told of a day later when nobody has asked since, nor of a simulated silence', async () => {
    await stage.submitFor(stage.no());
    await work({ taxAuthority: 'no' });
    inTime(day);
    expect(await stateOf()).toMatchObject({ state: 'on' });
    stage.setNow(now);
    await stage.db.delete(jobs);
    await stage.db.delete(serviceStates);
    await stage.submitFor('200199960');
    await stage.server.work();
    inTime(11 * minute);
    expect(await stateOf()).toMatchObject({ state: 'on' });
  });
});
