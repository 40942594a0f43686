import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { processMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { setEligibility } from '../../../contract/calls/applicationAction';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { mailNotifications } from '../../../server/db/schema/mailNotifications';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator, makeApplication } from '../../support/builders';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { validNif } from '../../support/nifs';
import { maintenanceNow, maintenanceServer } from './maintenanceServer';

const fixture = maintenanceServer();

/** Returns a NIF with this last digit, a different one for each `from`. */
const nifEndingIn = (digit: string, from: number): string => {
  const nif = validNif(from);
  return nif.endsWith(digit) ? nif : nifEndingIn(digit, from + 1);
};

const make = (digit: string, from: number, overrides = {}) =>
  makeMaintenanceRequest(fixture().server.db, fixture().providerId, {
    fiscalNumber: nifEndingIn(digit, from),
    ...overrides,
  });
const begin = (...maintenanceRequestIdsToProcess: number[]) =>
  fixture().administrator.answer(processMaintenanceRequests, { maintenanceRequestIdsToProcess });
/** Sends requests to be processed and runs the background jobs. */
const process = async (...ids: number[]) => {
  const results = await begin(...ids);
  await fixture().server.work();
  return results;
};

const stateOf = async (id: number) => {
  const { db } = fixture().server;
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  const history = await db
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.applicationId, id))
    .orderBy(desc(applicationHistory.id));
  const mails = await db.select().from(mailNotifications).where(eq(mailNotifications.applicationId, id));
  return { row, history, mails };
};

describe('10.5 processing a maintenance request', () => {
  it('yes keeps the original Active and informs the provider', async () => {
    const { original, request } = await make('3', 4_000_000);
    expect(await process(request.id)).toEqual([{ id: request.id, success: true }]);
    const done = await stateOf(request.id);
    expect(done.row).toMatchObject({
      statusId: 7,
      statusDate: maintenanceNow,
      eligibilityNotificationSentDate: maintenanceNow,
    });
    expect(done.history[0]).toMatchObject({ statusId: 7, createdOn: maintenanceNow });
    expect(done.mails).toMatchObject([{ to: request.providerEmail, actualShippingDate: maintenanceNow }]);
    expect((await stateOf(original.id)).row).toEqual(original);
  });

  it('asks a service that does not answer again; meanwhile the original stays Active', async () => {
    // For this NIF, the simulated Tax Authority never answers and Social Security says no.
    const { original, request } = await make('7', 0, { fiscalNumber: '200499947' });
    await process(request.id);
    const waiting = await stateOf(request.id);
    expect(waiting.history.map(({ statusId }) => statusId)).toEqual([3, 2, 1]);
    expect(waiting.mails).toEqual([]);
    expect((await stateOf(original.id)).row?.statusId).toBe(9);
    expect(await begin(request.id)).toMatchObject([{ success: false }]);
  });

  it('no makes the original Inactive with a reason, keeps its activation, and sends the e-mail', async () => {
    const { original, request } = await make('8', 4_100_000);
    await process(request.id);
    const reason = 'Não foram confirmadas necessidades sociais especiais nem baixos rendimentos.';
    const done = await stateOf(request.id);
    expect(done.row?.statusId).toBe(8);
    expect(done.history[0]).toMatchObject({ statusId: 8, nonEligibleReason: reason });
    expect(done.mails).toMatchObject([
      {
        to: request.providerEmail,
        subject: `Tarifa Social de Internet: pedido ${request.id} Não Elegível`,
        body: expect.stringMatching(
          `^O pedido de manutenção da tarifa social n\\.º ${request.id}, relativo ao pedido n\\.º ${original.id}, tem o resultado: Não Elegível\\.[^]*\\nMotivo: ${reason}$`,
        ),
      },
    ]);
    const ended = await stateOf(original.id);
    expect(ended.row).toMatchObject({
      statusId: 10,
      statusDate: maintenanceNow,
      activationStartDate: original.activationStartDate,
    });
    expect(ended.history[0]).toMatchObject({
      statusId: 10,
      activationStartDate: original.activationStartDate,
      activationEndDate: new Date('2026-03-10T00:00:00Z'),
      activationEndReasonId: 5,
      activationEndOtherReason: reason,
    });
    expect(ended.mails).toEqual([]);
  });

  it('no with documents awaits the regulator; until the decision the original stays Active', async () => {
    const { original, request } = await make('8', 4_200_000, { applicantProvidedRequiredDocuments: true });
    await process(request.id);
    const waiting = await stateOf(request.id);
    expect(waiting.row).toMatchObject({ statusId: 6, eligibilityNotificationSentDate: null });
    expect(waiting.mails).toEqual([]);
    expect((await stateOf(original.id)).row?.statusId).toBe(9);
  });

  it.each([
    [7, 9, null],
    [8, 10, 'Rendimentos acima do limite.'],
  ] as const)(
    'the decision %i of the regulator leaves the original in %i',
    async (decision, left, reason) => {
      const { original, request } = await make('8', 4_700_000 + decision * 1000, {
        applicantProvidedRequiredDocuments: true,
      });
      await process(request.id);
      const answer = await fixture().administrator.answer(setEligibility, {
        applicationId: request.id,
        applicationStatus: decision,
        reason,
      });
      expect(answer).toBe(true);
      const decided = await stateOf(request.id);
      expect(decided.history.map(({ statusId }) => statusId)).toEqual([decision, 6, 2, 1]);
      expect(decided.history[0]).toMatchObject({ nonEligibleReason: reason });
      expect(decided.row).toMatchObject({
        statusId: decision,
        eligibilityNotificationSentDate: maintenanceNow,
      });
      expect(decided.mails).toMatchObject([{ to: request.providerEmail }]);
      const about = await stateOf(original.id);
      expect(about.row?.statusId).toBe(left);
      expect(about.history).toHaveLength(left === 9 ? 1 : 2);
      expect(about.mails).toEqual([]);
    },
  );

  it('does none twice: sent again, twice in one call, or by two administrators at once', async () => {
    const { request } = await make('1', 4_300_000);
    const again = {
      id: request.id,
      success: false,
      errorMessage: 'O pedido de manutenção já foi processado.',
    };
    expect(await process(request.id, request.id)).toMatchObject([{ id: request.id, success: true }, again]);
    expect(await process(request.id)).toMatchObject([again]);

    const { request: raced } = await make('1', 4_400_000);
    const answers = await Promise.all([begin(raced.id), begin(raced.id), begin(raced.id)]);
    expect(answers.flat().filter(({ success }) => success)).toHaveLength(1);
    await fixture().server.work();
    expect((await stateOf(raced.id)).history.map(({ statusId }) => statusId)).toEqual([7, 2, 1]);
    expect((await stateOf(raced.id)).mails).toHaveLength(1);
  });

  it('answers each in the order sent; one that can not be processed does not stop the others', async () => {
    const { server, providerId } = fixture();
    const ordinary = await makeApplication(server.db, { providerId });
    const { original, request: orphan } = await make('1', 4_500_000);
    await server.db.update(applications).set({ statusId: 10 }).where(eq(applications.id, original.id));
    const { request } = await make('1', 4_600_000);
    expect(await process(2_000_000_000, ordinary.id, orphan.id, request.id)).toMatchObject([
      { id: 2_000_000_000, success: false, errorMessage: 'O pedido não foi encontrado.' },
      { id: ordinary.id, success: false, errorMessage: 'O pedido de manutenção não foi encontrado.' },
      { id: orphan.id, success: false, errorMessage: 'O pedido original já não está ativo.' },
      { id: request.id, success: true },
    ]);
    expect((await stateOf(orphan.id)).row?.statusId).toBe(1);
  });

  it('refuses an empty list, and a user without AnnualMaintenance_Reader', async () => {
    const { server, administrator } = fixture();
    const empty = { maintenanceRequestIdsToProcess: [] };
    expect(await administrator.refusal(processMaintenanceRequests, empty)).toEqual({
      status: 400,
      message: 'Pedidos de manutenção: Campo obrigatório.',
    });
    const updater = await makeAdministrator(server.db, { permissions: ['AnnualMaintenance_Updater'] });
    const client = await apiClient(server, updater);
    const one = { maintenanceRequestIdsToProcess: [1] };
    expect((await client.refusal(processMaintenanceRequests, one)).status).toBe(403);
  });
});
