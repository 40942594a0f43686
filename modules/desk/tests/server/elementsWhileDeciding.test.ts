import { afterAll, beforeAll, expect, it } from 'vitest';
import { setEligibility } from '../../../../contract/calls/applicationAction';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { approvals } from '../../../../server/db/schema/approvals';
import { type ActionStage, actionStage } from '../../../../tests/support/actionStage';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator } from '../../../../tests/support/builders';
import { setActOfTwo } from '../../../approvals/contract/calls';
import { askForElements } from '../../../elements/contract/calls';
import { claimApplication, releaseApplication } from '../../contract/calls';

let stage: ActionStage;
beforeAll(async () => {
  stage = await actionStage(new Date('2026-03-10T15:30:00Z'));
}, 60_000);
afterAll(() => stage.server.close());

it('nothing is asked for while somebody else decides the request, or a decision on it waits for a second person', async () => {
  const { db } = stage.server;
  const { id: applicationId } = await stage.make(status.awaitsRegulator);
  const question = { applicationId, text: 'Falta o IRS.', dueDate: '2026-03-20' };
  const ana = await apiClient(stage.server, await makeAdministrator(db, { name: 'Ana Lima' }));
  const refused = () => stage.administrator.refusal(askForElements, question);
  await ana.answer(claimApplication, { applicationId });
  expect(await refused()).toMatchObject({ status: 400, message: 'Ana Lima está a decidir este pedido.' });
  await ana.answer(releaseApplication, { applicationId });
  await ana.answer(setActOfTwo, { act: 'nonEligible', isNeeded: true });
  const decision = { applicationId, applicationStatus: status.nonEligible, reason: 'Não cumpre.' };
  await ana.send(setEligibility, decision);
  expect(await refused()).toMatchObject({ status: 400, message: expect.stringContaining('Ana Lima') });
  await db.delete(approvals);
  expect(await stage.administrator.answer(askForElements, question)).toBe(true);
});
