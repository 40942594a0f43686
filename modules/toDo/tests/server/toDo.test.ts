import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { elementRequests } from '../../../../server/db/schema/elementRequests';
import { jobs } from '../../../../server/db/schema/jobs';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import { apiClient } from '../../../../tests/support/apiClient';
import {
  makeAdministrator,
  makeApplication,
  makeOperator,
  makeProvider,
} from '../../../../tests/support/builders';
import { makeActive, makeMaintenanceRequest, makePeriod } from '../../../../tests/support/maintenance';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { getToDo, setWeeklyMail } from '../../contract/calls';
import { type ToDoKind, toDoKinds } from '../../contract/toDoKinds';
import { weeklyMailTexts } from '../../server/texts';

const monday = new Date('2026-03-09T09:00:00Z');
let moment: Date;
let server: TestServer;
afterEach(() => server.close());

/** Starts a server in which a provider has something of every kind to do, and another provider a request in conflict and one with elements asked for. */
const open = async (at = monday) => {
  moment = at;
  server = await createTestServer({ seed: 'empty', now: () => moment });
  const { db } = server;
  const { id: providerId, username } = await makeProvider(db);
  const other = await makeProvider(db);
  const eligible = (notifiedOn: string) =>
    makeApplication(db, {
      providerId,
      statusId: applicationStatus.eligible,
      statusDate: new Date(notifiedOn),
      eligibilityNotificationSentDate: new Date(notifiedOn),
    });
  const overdue = await eligible('2026-02-20T10:00:00Z');
  const due = [];
  for (let day = 1; day <= 6; day += 1) due.push(await eligible(`2026-03-0${day}T10:00:00Z`));
  const conflict = { statusId: applicationStatus.conflicting, statusDate: new Date('2026-03-02T10:00:00Z') };
  const inConflict = await makeApplication(db, { providerId, ...conflict });
  await makeApplication(db, { providerId: other.id, ...conflict });
  const ask = async (ofId: number, dueDate: string) => {
    const { id } = await makeApplication(db, {
      providerId: ofId,
      statusId: applicationStatus.awaitsRegulator,
    });
    const text = 'Falta o IRS.';
    await db
      .insert(elementRequests)
      .values({ applicationId: id, askedById: ofId, askedOn: at, text, dueDate });
    return id;
  };
  const withElements = [await ask(providerId, '2026-03-19'), await ask(providerId, '2026-03-06')];
  await ask(other.id, '2026-03-12');
  await makeApplication(db, { providerId, statusId: applicationStatus.awaitsRegulator });
  const { endDate } = await makePeriod(db, at);
  await makeActive(db, providerId);
  const createdOn = new Date('2026-03-05T12:00:00Z');
  const { request } = await makeMaintenanceRequest(db, providerId, { createdOn, hasAddressChanged: true });
  await makeMaintenanceRequest(db, providerId, { createdOn });
  return { db, providerId, username, other, withElements, overdue, due, inConflict, request, endDate };
};

/** Does the work of a morning, with the recurring job. */
const workAt = async (at: Date, parts?: Parameters<TestServer['work']>[0]) => {
  moment = at;
  const { db } = server;
  await enqueueJob({ db, now: () => at, remoteAddress: null }, 'remindOfToDo', {}, { key: 'remindOfToDo' });
  await db.update(jobs).set({ runAt: at });
  await server.work(parts);
};
const later = (days: number) => new Date(monday.getTime() + days * 24 * 3_600_000);
const recipients = () => server.mails.map(({ to }) => to);

it('what waits is counted and dated exactly, within the rights and the provider of whoever asks', async () => {
  const { db, providerId, other, withElements, overdue, due, inConflict, request, endDate } = await open();
  const may = async (...permissions: string[]) => {
    const client = await apiClient(server, await makeOperator(db, { parentId: providerId, permissions }));
    return (await client.answer(getToDo, {})).entries;
  };
  const conflict = {
    kind: 'inConflict',
    count: 1,
    date: '2026-03-02T10:00:00.000Z',
    items: [{ id: inConflict.id, recheckApplicationId: null, date: '2026-03-02T10:00:00.000Z' }],
  };
  const [later, earlier] = withElements;
  expect(await may('ApplicationsModule_Updater')).toEqual([
    {
      kind: 'elementsAsked',
      count: 2,
      date: '2026-03-06T12:00:00.000Z',
      items: [
        { id: earlier, recheckApplicationId: null, date: '2026-03-06T12:00:00.000Z' },
        { id: later, recheckApplicationId: null, date: '2026-03-19T12:00:00.000Z' },
      ],
    },
    {
      kind: 'activationOverdue',
      count: 1,
      date: '2026-03-02T10:00:00.000Z',
      items: [{ id: overdue.id, recheckApplicationId: null, date: '2026-03-02T10:00:00.000Z' }],
    },
    {
      kind: 'activationDue',
      count: 6,
      date: '2026-03-11T10:00:00.000Z',
      items: due.slice(0, 5).map(({ id }, index) => ({
        id,
        recheckApplicationId: null,
        date: `2026-03-1${index + 1}T10:00:00.000Z`,
      })),
    },
    conflict,
  ]);
  expect(await may('AnnualMaintenanceModule_Reader', 'AnnualMaintenanceModule_Writer')).toEqual([
    { kind: 'toCommunicate', count: 1, date: endDate.toISOString(), items: [] },
  ]);
  expect(await may('AnnualMaintenanceModule_Updater')).toMatchObject([
    { kind: 'addressChanged', count: 1, date: '2026-03-05T12:00:00.000Z', items: [{ id: request.id }] },
  ]);
  const elsewhere = await apiClient(server, other);
  expect((await elsewhere.answer(getToDo, {})).entries).toMatchObject([
    { kind: 'elementsAsked', count: 1 },
    { kind: 'inConflict', count: 1 },
  ]);
  const reader = await makeOperator(db, { parentId: providerId, permissions: ['ApplicationsModule_Reader'] });
  expect((await (await apiClient(server, reader)).refusal(getToDo, {})).status).toBe(403);
});

it('has every kind that there is, in their order, and so has the weekly e-mail', async () => {
  const { db, providerId } = await open();
  const operator = await makeOperator(db, { parentId: providerId });
  const { entries } = await (await apiClient(server, operator)).answer(getToDo, {});
  expect(entries.map(({ kind }) => kind)).toEqual(toDoKinds);
  await workAt(monday);
  const { text } = server.mails.find(({ to }) => to === operator.username) ?? {};
  const lines = entries.map(({ kind, count, date }) =>
    weeklyMailTexts.line(kind as ToDoKind, count, date ? new Date(date) : null),
  );
  expect(text).toContain(lines.join('\n'));
});

it('it is sent on Mondays, once, to whom it concerns and without anybody named', async () => {
  const { db, providerId, username, other, due } = await open(later(-1));
  const reader = ['ApplicationsModule_Reader'];
  await makeOperator(db, { parentId: providerId, permissions: reader });
  await makeAdministrator(db);
  await makeProvider(db);
  const writer = await makeOperator(db, {
    parentId: providerId,
    permissions: ['AnnualMaintenanceModule_Reader', 'AnnualMaintenanceModule_Writer'],
  });
  // A Sunday, and then a Monday before eight.
  await workAt(later(-1));
  await workAt(new Date('2026-03-09T07:30:00Z'));
  expect(recipients()).toEqual([]);

  await workAt(new Date('2026-03-09T08:00:00Z'));
  expect(recipients()).toEqual([username, other.username, writer.username]);
  const [whole, , yearly] = server.mails;
  expect(whole?.text).toContain(
    [
      '2 pedidos com elementos por entregar: o primeiro prazo é 06-03-2026',
      '1 ativação em atraso: o prazo mais antigo terminou a 02-03-2026',
      '6 pedidos por ativar: o primeiro até 11-03-2026',
      '1 NIF por comunicar: até 07-04-2026',
      '1 morada alterada por confirmar: desde 05-03-2026',
      '1 pedido em conflito: desde 02-03-2026',
    ].join('\n'),
  );
  expect(whole?.text).toContain('https://tsi.example.pt/');
  expect(whole?.text).not.toContain(due[0]?.fullName);
  expect(whole?.text).not.toContain(due[0]?.fiscalNumber);
  expect(yearly?.text).not.toContain('por ativar');

  // Later that day, and for the rest of the week.
  for (const days of [0, 1, 6]) await workAt(later(days));
  expect(server.mails).toHaveLength(3);
  // As if no server had run on the Monday after.
  await workAt(later(8));
  expect(server.mails).toHaveLength(6);
});

it('it is not sent to who does not want it, nor where the deployment does not', async () => {
  const { db, providerId, username, other } = await open(later(-1));
  const operator = await makeOperator(db, { parentId: providerId });
  const own = await apiClient(server, operator);
  expect((await own.answer(getToDo, {})).weeklyMail).toBe(true);
  expect(await own.answer(setWeeklyMail, { isWanted: false })).toBe(false);
  expect((await own.answer(getToDo, {})).weeklyMail).toBe(false);
  await workAt(later(-1));
  await workAt(monday);
  expect(recipients()).toEqual([username, other.username]);

  await workAt(later(7), {
    modules: { toDo: { sendsMail: false } },
  });
  expect(server.mails).toHaveLength(2);
  expect(await db.$count(jobs, eq(jobs.kind, 'sendToDo'))).toBe(0);
});
