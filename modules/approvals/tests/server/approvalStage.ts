import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Call } from '../../../../contract/calls/defineCall';
import type { ActOfTwo } from '../../../../contract/rules/approvals';
import { userStatus, userType } from '../../../../contract/rules/userTypes';
import { approvals, neededApprovals } from '../../../../server/db/schema/approvals';
import { type ActionStage, actionStage } from '../../../../tests/support/actionStage';
import { type ApiClient, apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator } from '../../../../tests/support/builders';
import { setActOfTwo } from '../../contract/calls';

/** The moment at which each test begins. */
export const now = new Date('2026-03-10T15:30:00Z');

interface Person {
  readonly user: { readonly id: number; readonly username: string };
  readonly api: ApiClient;
}

/** A stage with two administrators; for each test nothing waits, and no act needs a second person. */
export const approvalStage = (): (() => ActionStage & { ana: Person; rui: Person }) => {
  let stage: (ActionStage & { ana: Person; rui: Person }) | undefined;
  beforeAll(async () => {
    const actions = await actionStage(now);
    const person = async (name: string): Promise<Person> => {
      const user = await makeAdministrator(actions.db, { name });
      return { user, api: await apiClient(actions.server, user) };
    };
    stage = { ...actions, ana: await person('Ana Lima'), rui: await person('Rui Reis') };
  }, 60_000);
  afterAll(() => stage?.server.close());
  beforeEach(async () => {
    stage?.setNow(now);
    await stage?.db.delete(neededApprovals);
    await stage?.db.delete(approvals);
  });
  return () => {
    if (!stage) throw new Error('The stage is there only while tests run');
    return stage;
  };
};

/** Switches on that an act needs a second person. */
export const needs = ({ ana }: { ana: Person }, act: ActOfTwo) =>
  ana.api.answer(setActOfTwo, { act, isNeeded: true });

/** What creates an operator of the stage's provider. */
export const newOperatorOf = ({ provider }: Pick<ActionStage, 'provider'>, username: string) => ({
  users: [
    {
      username,
      userStatusId: userStatus.active,
      userTypeId: userType.operator,
      parentId: provider.id,
      permissions: ['ApplicationsModule_Reader'],
    },
  ],
});

/** Makes a call that must be kept for a second person, and returns what is to be confirmed. */
export const held = async (
  client: ApiClient,
  call: Call,
  input: unknown,
): Promise<{ approvalId: number }> => {
  const response = await client.send(call, input);
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(202);
  return { approvalId: (call.wrapped ? body.data : body).awaitsApproval };
};
