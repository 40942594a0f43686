import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordVersion } from '../../../contract/entities/recordVersion';
import { rowsOf } from '../../../server/db/rowsOf';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { decisionTexts } from '../../../server/db/schema/decisionTexts';
import { recordVersions } from '../../../server/db/schema/recordVersions';
import type { Actor } from '../../../server/services/context/serviceContext';
import { keepVersion, removeOldVersions } from '../../../server/services/records/recordVersions';
import { uploadedPdf } from '../../support/pdf';
import { complaints, listQuery, recordStage } from './recordStage';

type Stage = Awaited<ReturnType<typeof recordStage>>;
type Send = Awaited<ReturnType<Stage['as']>>;

let stage: Stage;
let operator: Send;
let stranger: Send;
let administrator: Send;

beforeAll(async () => {
  stage = await recordStage();
  operator = await stage.as('operador@netatlantico.example.pt');
  stranger = await stage.as('operador@fibrasul.example.pt');
  administrator = await stage.as('admin@tsi.example.pt');
});
afterAll(() => stage.server.close());

const create = async (values: object): Promise<{ id: number; version: string }> => {
  const { status, body } = await operator('POST', '', values);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const change = async (id: number, values: object) => {
  const { status, body } = await operator('PUT', `/${id}`, values);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const historyOf = async (id: number, range = [0, 9]) => {
  const { status, body, range: shown } = await operator('GET', `/${id}/history${listQuery({ range })}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return { versions: body as RecordVersion[], range: shown };
};
const keptOf = (id: number) =>
  stage.db
    .select()
    .from(recordVersions)
    .where(eq(recordVersions.recordId, id))
    .orderBy(asc(recordVersions.id));

describe('the history of a record', () => {
  it('tells who changed what from what to what, newest first, a page at a time', async () => {
    const { id } = await create({ title: 'Três versões', weight: 7, happenedOn: '2026-03-28T23:30:00.000Z' });
    await change(id, { weight: 8, story: 'Um relato', isOpen: false });
    await change(id, { weight: null, happenedOn: '2026-03-29T00:30:00.000Z' });
    const { versions, range } = await historyOf(id);
    expect(range).toBe('complaintsOfTests/:id/history 0-2/3');
    const by = { username: 'operador@netatlantico.example.pt', changedOn: expect.stringMatching(/Z$/) };
    expect(versions).toMatchObject([
      {
        ...by,
        action: 'update',
        changes: [
          { field: 'weight', before: 8, after: null },
          { field: 'happenedOn', before: '2026-03-28T23:30:00.000Z', after: '2026-03-29T00:30:00.000Z' },
        ],
        values: { title: 'Três versões', weight: null, story: 'Um relato', isOpen: false },
      },
      {
        ...by,
        action: 'update',
        changes: expect.arrayContaining([
          { field: 'story', before: null, after: 'Um relato' },
          { field: 'weight', before: 7, after: 8 },
          { field: 'isOpen', before: null, after: false },
        ]),
      },
      { ...by, action: 'create', values: { weight: 7, story: null } },
    ]);
    expect(versions[2]?.changes).toContainEqual({ field: 'title', before: null, after: 'Três versões' });
    expect(versions[2]?.changes.map(({ field }) => field)).not.toContain('story');

    const second = await historyOf(id, [1, 1]);
    expect(second).toMatchObject({
      range: expect.stringMatching(/ 1-1\/3$/),
      versions: [{ id: versions[1]?.id }],
    });
  });

  it('has nothing new after a save that changes nothing, or one that is refused', async () => {
    const created = await create({ title: 'Sem mudança' });
    await change(created.id, created);
    expect((await operator('PUT', `/${created.id}`, { title: '' })).status).toBe(400);
    await create({ title: 'Já existe' });
    expect((await operator('PUT', `/${created.id}`, { title: 'Já existe' })).status).toBe(400);
    expect((await operator('POST', '', { title: 'Já existe' })).status).toBe(400);
    expect((await historyOf(created.id)).versions).toHaveLength(1);
  });

  it('is of the transaction that makes the change: either fails with the other, and leaves no row behind', async () => {
    const before = await stage.db.$count(recordVersions);
    await expect(
      stage.db.transaction(async (db) => {
        const { actor, now } = { actor: { userId: 1 } as Actor, now: () => new Date() };
        for (let id = 900_001; id <= 900_100; id += 1)
          await keepVersion({ db, actor, now }, complaints, { after: { id, title: 'De um ficheiro' } });
        throw new Error('the last row is wrong');
      }),
    ).rejects.toThrow('the last row is wrong');
    expect(await stage.db.$count(recordVersions)).toBe(before);

    await stage.db.execute(sql`alter table record_versions add constraint nothing check (false) not valid`);
    expect((await operator('POST', '', { title: 'Falha' })).status).toBe(500);
    await stage.db.execute(sql`alter table record_versions drop constraint nothing`);
    expect((await operator('GET', listQuery({ filter: { title: 'Falha' } }))).body).toEqual([]);
  });

  it('begins with what was there before the first change that it kept, and notices what was changed past it', async () => {
    const [old] = rowsOf(
      await stage.db.execute(sql`insert into complaints_of_tests (title, weight, provider_id)
        select 'Antiga', 1, parent_id from users where username = 'operador@netatlantico.example.pt' returning id`),
    );
    const id = Number(Reflect.get(Object(old), 'id'));
    expect((await historyOf(id)).versions).toEqual([]);
    await change(id, { weight: 2 });
    const found = { action: 'found', username: null, changes: [], values: { title: 'Antiga', weight: 1 } };
    expect((await historyOf(id)).versions).toMatchObject([
      { action: 'update', changes: [{ field: 'weight', before: 1, after: 2 }] },
      found,
    ]);

    await stage.db.execute(sql`update complaints_of_tests set weight = 3 where id = ${id}`);
    await change(id, { story: 'Depois' });
    expect((await historyOf(id)).versions).toMatchObject([
      { action: 'update', changes: [{ field: 'story', before: null, after: 'Depois' }] },
      { action: 'found', username: null, changes: [{ field: 'weight', before: 2, after: 3 }] },
      { action: 'update' },
      found,
    ]);
  });

  it('names files, another one of the same name as well, and never keeps their content', async () => {
    const { id } = await create({ title: 'Com prova', paper: uploadedPdf('prova.pdf') });
    await change(id, { paper: { ...uploadedPdf('prova.pdf'), file: uploadedPdf('outra.pdf').file } });
    await change(id, { paper: null });
    const paper = { filename: 'prova.pdf' };
    const { versions } = await historyOf(id);
    expect(versions.map(({ changes }) => changes.find(({ field }) => field === 'paper'))).toEqual([
      { field: 'paper', before: paper, after: null },
      { field: 'paper', before: paper, after: paper },
      { field: 'paper', before: null, after: paper },
    ]);
    expect(JSON.stringify(await keptOf(id))).not.toContain('base64');
  });

  it('is brought back as an ordinary change, which is a version itself and overwrites nothing unseen', async () => {
    const { id } = await create({ title: 'De volta', weight: 1, taxNumber: '123456789' });
    const { version } = await change(id, { weight: 2, story: 'Outra' });
    const first = (await historyOf(id)).versions.at(-1);
    await change(id, { weight: 3 });
    expect((await operator('PUT', `/${id}`, { ...first?.values, version })).status).toBe(409);
    const { body } = await operator('GET', `/${id}`);
    expect(await change(id, { ...first?.values, version: body.version })).toMatchObject({
      weight: 1,
      story: null,
    });
    expect((await historyOf(id)).versions[0]).toMatchObject({
      action: 'update',
      changes: expect.arrayContaining([
        { field: 'weight', before: 3, after: 1 },
        { field: 'story', before: 'Outra', after: null },
      ]),
    });
    await change(id, { title: 'Outro nome' });
    await create({ title: 'De volta' });
    expect((await operator('PUT', `/${id}`, { ...first?.values })).body).toMatchObject({
      errors: [{ field: 'title', errors: ['Título: Já existe um registo com este valor.'] }],
    });
  });

  it('is read by those who may see the record, which the audit tells, and ends with it', async () => {
    const { id } = await create({ title: 'Só nossa' });
    expect((await stranger('GET', `/${id}/history`)).status).toBe(404);
    expect((await administrator('GET', `/${id}/history`)).status).toBe(200);
    const events = await stage.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id));
    expect(events.at(-1)).toMatchObject({
      action: 'view',
      subject: 'complaintsOfTests',
      detail: { part: 'history' },
    });
    for (const range of [[1, 0], [0, 100], 'x'])
      expect((await operator('GET', `/${id}/history${listQuery({ range })}`)).status).toBe(400);
    await operator('DELETE', `/${id}`);
    expect((await operator('GET', `/${id}/history`)).status).toBe(404);
    expect((await keptOf(id)).at(-1)).toMatchObject({ action: 'delete', values: { title: 'Só nossa' } });
  });
});

describe('the old versions of a record', () => {
  const now = new Date('2031-06-01T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const kept = [
    { name: 'short', history: { keptForDays: 30 } },
    { name: 'long', history: { keptForDays: 300 } },
    { name: 'none' },
  ];
  const left = async () =>
    (
      await stage.db
        .select({ resource: recordVersions.resource, id: recordVersions.recordId })
        .from(recordVersions)
        .orderBy(asc(recordVersions.id))
    ).map(({ resource, id }) => `${resource} ${id}`);

  it('go once they are as old as their resource says, however many there are', async () => {
    await stage.db.delete(recordVersions);
    await stage.db.execute(sql`insert into record_versions (resource, record_id, changed_on, action, values)
      select 'short', 1, ${daysAgo(31).toISOString()}::timestamptz, 'update', '{}' from generate_series(1, 12000)`);
    const of = (resource: string, days: number) => ({
      resource,
      recordId: days,
      changedOn: daysAgo(days),
      action: 'update' as const,
      values: {},
    });
    await stage.db
      .insert(recordVersions)
      .values([of('short', 29), of('long', 31), of('long', 301), of('former', 299), of('former', 301)]);
    await removeOldVersions(stage.db, now, kept);
    expect(await left()).toEqual(['short 29', 'long 31', 'former 299']);
  });

  it('are removed by the worker, those of declared resources and of users', async () => {
    await stage.db.delete(recordVersions);
    const [text] = await stage.db.select().from(decisionTexts).limit(1);
    const versions = [366, 364].flatMap((days) =>
      ['decisionTexts', 'users'].map((resource) => ({
        resource,
        recordId: days,
        changedOn: daysAgo(days),
        action: 'update' as const,
        values: { title: text?.title },
      })),
    );
    await stage.db.insert(recordVersions).values(versions);
    await stage.db.execute(
      sql`insert into jobs (queue, kind, payload, created_on, run_at) values ('bulk', 'removeExpired', '{}', now(), now())`,
    );
    await stage.server.work({ now: () => now });
    expect(await left()).toEqual(['decisionTexts 364', 'users 364']);
  });
});
