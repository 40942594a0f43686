import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maintenanceExportTimeout } from '../../../contract/rules/maintenanceLimits';
import { isIn } from '../../../modules/isIn';
import { capabilities } from '../../../providers/http/capabilities';
import { factorRequest } from '../../../providers/http/factorRequest';
import { timeouts as calls, inFlight } from '../../../providers/http/request';
import { listCalls } from '../../../server/http/listCalls';
import { dataProvider } from '../../../src/app/App';
import { exampleRequest } from '../../support/exampleRequest';
import { listenToNetwork } from '../../support/listenToNetwork';
import { network } from '../../support/network';

listenToNetwork();
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pdf = new File(['%PDF-1.7'], 'a.pdf');
const request = {
  ...exampleRequest,
  applicationId: 7,
  applicantProvidedRequiredDocuments: true,
  socialSecurityFiles: [pdf],
  taxCustomsAuthorityFiles: [],
};
const day = '2026-01-02';
const page = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'ASC' } as const,
  filter: {},
};
const list = (resource: string, filter: object = {}) => ({
  [`list ${resource}`]: () => dataProvider.getList(resource, { ...page, filter }),
});
const one = (resource: string, id: number | string) => ({
  [`read ${resource} ${id}`]: () => dataProvider.getOne(resource, { id }),
});
const add = (resource: string, data: object) => ({
  [`create ${resource}`]: () => dataProvider.create(resource, { data }),
});
const change = (resource: string, id: number | string, data: object) => ({
  [`update ${resource}`]: () => dataProvider.update(resource, { id, data, previousData: { id } }),
});

/** Every call that the form, the lists, the dialogs and the yearly file make. */
const everyCall: Record<string, () => Promise<unknown>> = {
  ...list('applications'),
  ...list('backofficeApplications'),
  ...list('maintenanceRequests'),
  ...list('users'),
  ...list('userProviders'),
  ...list('providers'),
  ...list('applicationStatuses'),
  ...list('backofficeApplicationStatuses'),
  ...list('userStatuses'),
  ...list('permissions', { userTypeId: 1 }),
  ...list('activationReasons'),
  ...list('inactivationReasons'),
  ...list('cancellationReasons'),
  ...list('addresses', { cp4: '1000', cp3: '205' }),
  ...list('providerContext'),
  ...list('applicationHistory', { applicationId: 7 }),
  ...list('applicationFiles', { applicationId: 7 }),
  ...list('recheckRequests', { applicationId: 7 }),
  ...list('mailNotifications', { applicationId: 7 }),
  ...one('applications', 7),
  ...one('users', 7),
  ...one('maintenancePeriods', 'currentOrLast'),
  ...one('maintenancePeriods', 'currentOrNext'),
  ...one('notificationEmails', 'own'),
  ...add('applications', request),
  isRecheckInProgress: () => dataProvider.isRecheckInProgress(7),
  listProcessableIds: () => dataProvider.listProcessableIds({}),
  isAnyRequestProcessed: () => dataProvider.isAnyRequestProcessed(),
  countUncommunicated: () => dataProvider.countUncommunicated(),
  recheck: () => dataProvider.recheck(request),
  decide: () => dataProvider.decide({ applicationId: 7, applicationStatus: 7 }),
  activate: () => dataProvider.activate({ applicationId: 7, activationStartDate: day }),
  deactivate: () => dataProvider.deactivate({ applicationId: 7, activationEndDate: day }),
  cancel: () => dataProvider.cancel({ applicationId: 7, cancellationReasonId: 1 }),
  uploadMaintenanceFile: () => dataProvider.uploadMaintenanceFile(new File(['x'], 'a.xlsx')),
  processRequests: () => dataProvider.processRequests([7]),
  exportMaintenanceRequests: () => dataProvider.exportMaintenanceRequests({}),
  ...add('users', { username: 'a@b.pt' }),
  ...change('maintenanceRequests', 7, request),
  ...change('notificationEmails', 'own', { emailId: 1, email: 'a@b.pt' }),
  ...change('maintenancePeriods', 'currentOrNext', { periodId: 1, beginDate: '', endDate: '' }),
  ...change('users', 7, { username: 'a@b.pt' }),
  downloadDocument: () => dataProvider.downloadDocument(1),
  exportAnonymizedApplications: () => dataProvider.exportAnonymizedApplications(),
  downloadMaintenanceTemplate: () => dataProvider.downloadMaintenanceTemplate(),
  'delete maintenanceRequests': () => dataProvider.delete('maintenanceRequests', { id: 7 }),
};

const hold = { fiscalNumber: '100000002', reason: 'Processo' };
const everyone = { filter: {}, values: { userStatusId: 2 }, after: 0, until: 9 };
/** Calls of our own that people make after proving a factor, and the transport of plain resources. */
const demanding: Record<string, () => Promise<unknown>> = {
  ...add('userProviders', { username: 'a@b.pt' }),
  ...change('userProviders', 7, { username: 'a@b.pt' }),
  ...change('providers', 7, { name: 'Rede' }),
  ...(isIn({ name: 'dataProtection' }) && {
    ...add('dataProtection/holds', hold),
    ...change('dataProtection/holds', 7, {}),
    ...change('dataProtection/retention', 'state', { runId: 7 }),
  }),
  ...(isIn({ name: 'approvals' }) && change('approvals', 7, { reason: 'Não' })),
  ...add('decisionTexts', { title: 'Sem prestação' }),
  liftUserLock: () => dataProvider.liftUserLock(7),
  sendUserInvitation: () => dataProvider.sendUserInvitation(7),
  'bulk edit of users': () => dataProvider.bulkEdit('users/bulk-edit', everyone),
  "bulk edit of providers' users": () => dataProvider.bulkEdit('userProviders/bulk-edit', everyone),
  'end the sessions of a user': () => dataProvider.delete('sessions', { id: 'all', meta: { userId: 7 } }),
};

const broken = () =>
  new HttpResponse(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"items": ['));
        controller.error(new Error('connection lost'));
      },
    }),
    { headers: { 'Content-Type': 'application/json' } },
  );
const page502 = () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 });
const failures = { offline: () => HttpResponse.error(), 'a proxy without server': page502 };

describe.each(Object.entries(everyCall))('8 %s', (_, run) => {
  it('fails, and is no longer in flight, when the network or the server does', async () => {
    for (const failure of Object.values(failures)) {
      network.resetHandlers(http.all('*/api/*', failure));
      await expect(run()).rejects.toBeInstanceOf(Error);
      expect(inFlight.getSnapshot()).toBe(0);
    }
  });

  it('is given up when the server never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = vi.fn();
    network.use(
      http.all('*/api/*', async () => {
        asked();
        await delay('infinite');
      }),
    );
    const outcome = run().then(
      () => 'answered',
      (error: unknown) => error,
    );
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 30_000 });
    await vi.advanceTimersByTimeAsync(maintenanceExportTimeout + calls.file);
    expect(await outcome).toMatchObject({ name: 'TimeoutError' });
    expect(inFlight.getSnapshot()).toBe(0);
  });
});

describe('every call that is refused for want of a recent factor is made once more when that was proven', () => {
  it.each(Object.entries({ ...everyCall, ...demanding }))('%s', async (_, run) => {
    capabilities.offer(listCalls().flatMap(({ call }) => call.capability ?? []));
    const prove = factorRequest.subscribe(() => factorRequest.getSnapshot()?.end(true));
    const made: string[] = [];
    const headers = { 'WWW-Authenticate': 'Bearer error="insufficient_user_authentication"' };
    network.use(
      http.all('*/api/*', ({ request: { url, method } }) => {
        made.push(`${method} ${new URL(url).pathname}`);
        return made.length === 1
          ? HttpResponse.json({ errors: ['Confirme primeiro.'] }, { status: 403, headers })
          : HttpResponse.json({ errors: ['Não.'] }, { status: 400 });
      }),
    );
    await expect(run()).rejects.toMatchObject({ status: 400 });
    prove();
    capabilities.offer(undefined);
    expect(made).toEqual([made[0], made[0]]);
  });
});

describe('8 an answer that breaks off', () => {
  it.each(['list applications', 'downloadDocument'])('rejects: %s', async (name) => {
    network.use(http.all('*/api/*', broken));
    await expect(everyCall[name]?.()).rejects.toBeDefined();
    expect(inFlight.getSnapshot()).toBe(0);
  });
});
