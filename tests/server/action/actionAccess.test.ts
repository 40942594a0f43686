import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Right, type Role, rights, roles } from '../../../contract/access';
import { exportAnonymizedApplications } from '../../../contract/calls/anonymizedExport';
import {
  cancelApplications,
  setActivationStatus,
  setEligibility,
} from '../../../contract/calls/applicationAction';
import { getMailNotifications } from '../../../contract/calls/mailNotification';
import {
  existsRecheckInProgress,
  getRecheckRequests,
  recheckApplication,
} from '../../../contract/calls/recheck';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { sentApplication } from '../../support/submissions';

const now = new Date('2026-03-10T15:30:00Z');
const date = now.toISOString();
let stage: ActionStage;

beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
afterAll(() => stage.server.close());

const anyModule = ['ApplicationsModule_Reader', 'ApplicationsModule_Writer', 'ApplicationsModule_Updater'];
const readers = ['Applications_Reader', 'Applications_Updater'];
type Allowed = Partial<Record<Role, readonly string[]>>;
const providerSide = (...allowed: string[]): Allowed => ({ Provider: allowed, Operator: allowed });

const calls: { call: Parameters<ActionStage['operator']['send']>[0]; allowed: Allowed }[] = [
  { call: setEligibility, allowed: { Administrator: ['Applications_Updater'] } },
  ...[setActivationStatus, cancelApplications].map((call) => ({
    call,
    allowed: { ...providerSide('ApplicationsModule_Updater'), Administrator: ['Applications_Updater'] },
  })),
  { call: recheckApplication, allowed: providerSide('ApplicationsModule_Writer') },
  ...[existsRecheckInProgress, getRecheckRequests].map((call) => ({
    call,
    allowed: { ...providerSide(...anyModule, 'AnnualMaintenanceModule_Reader'), Administrator: readers },
  })),
  { call: getMailNotifications, allowed: { Administrator: readers } },
  { call: exportAnonymizedApplications, allowed: { Administrator: readers } },
];

const makers = { Administrator: makeAdministrator, Provider: makeProvider, Operator: makeOperator };

describe('6 each call asks for its right, of each role', () => {
  it.each(roles)(
    '%s',
    async (role) => {
      const parentId = role === 'Operator' ? { parentId: stage.provider.id } : {};
      for (const right of rights) {
        const user = await makers[role](stage.db, { permissions: [right satisfies Right], ...parentId });
        const client = await apiClient(stage.server, user);
        for (const { call, allowed } of calls) {
          const { status: answered } = await client.send(call, {});
          const isAllowed = allowed[role]?.includes(right) === true;
          expect(answered !== 403, `${role} with ${right} calls ${call.path}`).toBe(isAllowed);
        }
      }
    },
    120_000,
  );

  it('1 an administrator with Applications_Updater may activate and cancel too', async () => {
    const eligible = await stage.make(status.eligible);
    const submitted = await stage.make(status.submitted);
    await stage.administrator.answer(setActivationStatus, {
      applicationActivations: [{ applicationId: eligible.id, activationStartDate: date }],
    });
    await stage.administrator.answer(cancelApplications, {
      applicationCancellations: [
        { applicationId: submitted.id, cancellationDate: date, cancellationReasonId: 1 },
      ],
    });
    expect((await stage.rowOf(eligible.id)).statusId).toBe(status.active);
    expect((await stage.rowOf(submitted.id)).statusId).toBe(status.cancelled);
  });
});

describe('10.1 isolation between providers', () => {
  it('an application of another provider does not exist, whatever is asked of it', async () => {
    const active = (await stage.make(status.active)).id;
    const eligible = (await stage.make(status.eligible)).id;
    const before = await stage.traces();
    const { parentId } = await makeOperator(stage.db);
    const stranger = await makeOperator(stage.db, { parentId });
    const other = await apiClient(stage.server, stranger);
    const attempts = [
      [existsRecheckInProgress, { applicationId: active }],
      [getRecheckRequests, { applicationId: active }],
      [setActivationStatus, { applicationId: active, activationEndDate: date }],
      [
        setActivationStatus,
        { applicationActivations: [{ applicationId: eligible, activationStartDate: date }] },
      ],
      [
        cancelApplications,
        {
          applicationCancellations: [
            { applicationId: eligible, cancellationDate: date, cancellationReasonId: 1 },
          ],
        },
      ],
      [
        recheckApplication,
        {
          providerId: parentId,
          providerEmail: 'a@b.example.pt',
          applications: [{ ...sentApplication(), id: active }],
        },
      ],
    ] as const;
    for (const [call, input] of attempts) {
      expect(await other.refusal(call, input), call.path).toEqual({
        status: 404,
        message: 'O pedido não foi encontrado.',
      });
    }
    expect(await stage.traces()).toEqual(before);
  });

  it('a refusal for want of a right is recorded', async () => {
    const client = await apiClient(
      stage.server,
      await makeOperator(stage.db, { permissions: ['ApplicationsModule_Reader'] }),
    );
    const refusals = async () => {
      const [row] = await stage.db
        .select({ count: count() })
        .from(auditEvents)
        .where(eq(auditEvents.action, 'refusal'));
      return row?.count ?? 0;
    };
    const before = await refusals();
    await client.refusal(cancelApplications, {});
    expect(await refusals()).toBe(before + 1);
  });
});
