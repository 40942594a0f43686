import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { dataProvider } from '../../../src/app/App';
import { listenToNetwork } from '../../support/listenToNetwork';
import { wire } from '../../support/wire';

listenToNetwork();

const done = { data: [{ success: true }] };
const list = (resource: string, filter: object = {}) =>
  dataProvider.getList(resource, {
    filter,
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });

describe('7 action bodies', () => {
  it.each([
    [{ applicationStatus: 7, reason: null }, { applicationStatus: 7 }],
    [{ applicationStatus: 7, reason: '  ' }, { applicationStatus: 7 }],
    [
      { applicationStatus: 8, reason: ' Rendimentos ' },
      { applicationStatus: 8, reason: 'Rendimentos' },
    ],
  ] as const)('a decision %o', async (values, body) => {
    const sent = wire({ '/Application/set-eligibility': () => ({ data: true }) });
    await dataProvider.decide({ applicationId: 5, ...values });
    expect(sent).toEqual([
      { method: 'POST', path: '/api/Application/set-eligibility', body: { applicationId: 5, ...body } },
    ]);
  });

  it.each([
    ['summer', '2026-07-02', '2026-07-01T23:00:00.000Z'],
    ['winter', '2026-12-02', '2026-12-02T00:00:00.000Z'],
  ])('an activation in %s, unselected reasons left out', async (_, day, moment) => {
    const sent = wire({ '/Application/set-activation-status': () => done });
    await dataProvider.activate({
      applicationId: 5,
      activationStartDate: day,
      activationStartReasonId: null,
      activationStartOtherReason: '',
    });
    expect(sent[0]?.body).toStrictEqual({
      applicationActivations: [{ applicationId: 5, activationStartDate: moment }],
    });
  });

  it('a late activation with its reason', async () => {
    const sent = wire({ '/Application/set-activation-status': () => done });
    const values = {
      applicationId: 5,
      activationStartDate: '2026-07-02',
      activationStartReasonId: 4,
      activationStartOtherReason: ' Obras ',
    };
    await dataProvider.activate(values);
    expect(sent[0]?.body).toMatchObject({
      applicationActivations: [{ activationStartReasonId: 4, activationStartOtherReason: 'Obras' }],
    });
  });

  it.each([
    [null, {}],
    [2, { activationEndReasonId: 2 }],
  ])('a deactivation for reason %s is the bare object', async (reasonId, reason) => {
    const sent = wire({ '/Application/set-activation-status': () => done });
    await dataProvider.deactivate({
      applicationId: 5,
      activationEndDate: '2026-07-02',
      activationEndReasonId: reasonId,
    });
    expect(sent[0]?.body).toStrictEqual({
      applicationId: 5,
      activationEndDate: '2026-07-01T23:00:00.000Z',
      ...reason,
    });
  });

  it('a cancellation is of today', async () => {
    const sent = wire({ '/Application/cancel': () => done });
    await dataProvider.cancel({ applicationId: 5, cancellationReasonId: 3 });
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Lisbon' });
    const body = sent[0]?.body as { applicationCancellations: { cancellationDate: string }[] };
    expect(body).toStrictEqual({
      applicationCancellations: [
        { applicationId: 5, cancellationDate: expect.any(String), cancellationReasonId: 3 },
      ],
    });
    const date = new Date(body.applicationCancellations[0]?.cancellationDate ?? '');
    expect(date.toLocaleDateString('sv-SE', { timeZone: 'Europe/Lisbon' })).toBe(today);
  });

  it.each([
    ['decide', '/Application/set-eligibility', { data: false }],
    ['activate', '/Application/set-activation-status', { data: [{ success: false }] }],
    ['deactivate', '/Application/set-activation-status', { data: [] }],
    ['cancel', '/Application/cancel', [{ success: false, errorMessage: 'x' }]],
  ] as const)('%s fails on an answer without success', async (action, path, answer) => {
    wire({ [path]: () => answer });
    const decision = { applicationId: 5, applicationStatus: 7 } as const;
    const values = {
      ...decision,
      activationStartDate: '2026-07-02',
      activationEndDate: '2026-07-02',
      cancellationReasonId: 1,
    };
    await expect(dataProvider[action](values)).rejects.toMatchObject({ name: 'HttpError' });
  });
});

describe('7 the calls of the detail', () => {
  it.each([
    ['activationReasons', '/Application/get-activation-reasons'],
    ['inactivationReasons', '/Application/get-inactivation-reasons'],
    ['cancellationReasons', '/Application/get-cancellation-reasons'],
  ])('%s come from %s', async (resource, path) => {
    const sent = wire({ [path]: () => ({ data: [{ id: 4, description: 'Outro' }] }) });
    await expect(list(resource)).resolves.toEqual({ data: [{ id: 4, description: 'Outro' }], total: 1 });
    expect(sent).toEqual([{ method: 'GET', path: `/api${path}`, body: undefined }]);
  });

  it('mails have ids of their own', async () => {
    const mail = { subject: 'Resultado', actualShippingDate: null, to: 'a@example.pt' };
    const sent = wire({ '/Application/get-mail-notifications-by-application-id': () => [mail, mail] });
    const { data } = await list('mailNotifications', { applicationId: 5 });
    expect(data.map(({ id }) => id)).toEqual(['5-0', '5-1']);
    expect(sent[0]?.path).toBe('/api/Application/get-mail-notifications-by-application-id?applicationId=5');
  });

  it('tells a recheck and its original apart in either order', async () => {
    wire({
      '/Application/get-recheck-requests-by-application-id': () => ({
        data: [
          { id: 8, recheckApplicationId: 5 },
          { id: 5, recheckApplicationId: 9 },
        ],
      }),
    });
    const { data } = await list('recheckRequests', { applicationId: 5 });
    expect(data).toEqual([
      { id: 8, recheckApplicationId: 5 },
      { id: 9, recheckApplicationId: 5 },
    ]);
  });

  it('the anonymised export is one download', async () => {
    const path = '/Application/export-anonymized-application-excel';
    const sent = wire({ [path]: () => new HttpResponse('PK') });
    const workbook = await dataProvider.exportAnonymizedApplications();
    await expect(workbook.text()).resolves.toBe('PK');
    expect(sent).toEqual([{ method: 'GET', path: `/api${path}`, body: undefined }]);
  });
});
