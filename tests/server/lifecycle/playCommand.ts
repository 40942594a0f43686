import { expect } from 'vitest';
import { type AccessRule, satisfies } from '../../../contract/access';
import {
  processMaintenanceRequests,
  registerMaintenanceRequests,
} from '../../../contract/calls/annualMaintenance';
import { getApplication, submitApplications } from '../../../contract/calls/application';
import {
  cancelApplications,
  setActivationStatus,
  setEligibility,
} from '../../../contract/calls/applicationAction';
import type { Call, CallInput } from '../../../contract/calls/defineCall';
import { deleteMaintenanceRequest } from '../../../contract/calls/maintenanceRequest';
import { recheckApplication } from '../../../contract/calls/recheck';
import type { MoveName } from '../../../contract/rules/applicationMoves';
import {
  applicationStatus as status,
  statusForProviderSide,
} from '../../../contract/rules/applicationStatuses';
import { uploadedPdf } from '../../support/pdf';
import { sentApplication } from '../../support/submissions';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import type { Command } from './lifecycleCommands';
import type { Household, LifecycleModel, ModelApplication } from './lifecycleModel';
import type { ActorName, LifecycleStage } from './lifecycleStage';

const nobodys = 2_000_000_000;
const moves: Partial<Record<Command['type'], MoveName>> = {
  decide: 'decide',
  activate: 'activate',
  deactivate: 'deactivate',
  cancel: 'cancel',
  recheck: 'recheck',
  process: 'process',
};
const ofTheRegulator: readonly Command['type'][] = ['decide', 'process'];

/** Plays a step on the real server and on the model, and checks that both agree and that a refusal changes nothing. */
export const playCommand = async (
  stage: LifecycleStage,
  model: LifecycleModel,
  cast: readonly Household[],
  { type, actor: named, target, isAimed, choice, behaviours }: Command,
): Promise<void> => {
  const moment = stage.now().getTime();
  const date = stage.now().toISOString();
  if (type === 'work') {
    await stage.work();
    return model.work(moment);
  }
  if (type === 'pass') return stage.pass(choice ? 7 : 150);

  const move = moves[type];
  const all = model.applications;
  const fitting = move && isAimed ? all.filter((one) => model.allows(move, one)) : [];
  const pool = fitting.length > 0 ? fitting : all;
  const one: ModelApplication | undefined = pool[target % pool.length];
  const aimedActor: ActorName = ofTheRegulator.includes(type)
    ? 'administrator'
    : one && stage.providerOf('rival') === one.provider
      ? 'rival'
      : 'operator';
  const actor = isAimed ? aimedActor : named;
  const provider = stage.providerOf(actor);
  const applicationId = one?.id ?? nobodys;
  const free = type === 'submit' && isAimed ? cast.filter((each) => !model.hasRequest(each)) : [];
  const households = free.length > 0 ? free : cast;
  const household = households[target % households.length];
  if (!household) throw new Error('The story has nobody.');
  if (type === 'turn') {
    [household.socialSecurity, household.taxAuthority] = behaviours;
    return;
  }

  const outcome = (call: Call, mayDo: (one: ModelApplication) => boolean) => {
    const rules: readonly AccessRule[] = typeof call.access === 'string' ? [] : call.access;
    if (!rules.some((rule) => satisfies(stage.grantsOf(actor), rule))) return 403;
    if (!one || (provider !== undefined && one.provider !== provider)) return 404;
    return mayDo(one) ? 200 : 400;
  };
  const send = async <C extends Call>(call: C, input: CallInput<C>, expected: number) => {
    const before = expected === 200 ? undefined : await stage.fingerprint();
    const answer = await stage.send(actor, call, input);
    expect(answer.status, `${actor}: ${type} of ${applicationId}`).toBe(expected);
    if (before) expect(await stage.fingerprint(), `${type} was refused and left something`).toBe(before);
    return { isDone: expected === 200, body: answer.body };
  };
  const mayMove = (call: Call) => outcome(call, (found) => move !== undefined && model.allows(move, found));
  const newest = async () => (await stage.statuses()).at(-1)?.id ?? nobodys;
  const proofs = {
    applicantProvidedRequiredDocuments: true,
    socialSecurityFiles: [uploadedPdf('prova.pdf')],
  };
  const request = (nif: string) => sentApplication({ fiscalNumber: nif, ...(choice ? proofs : {}) });
  const sender = { providerId: provider ?? 0, providerEmail: 'a@b.example.pt' };

  switch (type) {
    case 'submit': {
      const expected = outcome(submitApplications, () => true) === 403 ? 403 : 200;
      const input = { ...sender, applications: [request(household.nif)] };
      const { isDone } = await send(submitApplications, input, expected);
      if (!isDone || provider === undefined) return;
      const added = { kind: 'request', provider, household, hasDocuments: choice } as const;
      return model.submit({ ...added, id: await newest() }, moment);
    }
    case 'recheck': {
      const input = {
        ...sender,
        applications: [{ ...request(one?.household.nif ?? household.nif), id: applicationId }],
      };
      const { isDone } = await send(recheckApplication, input, mayMove(recheckApplication));
      if (!isDone || !one) return;
      const added = { ...one, kind: 'recheck', original: one, hasDocuments: choice } as const;
      return model.submit({ ...added, id: await newest() }, moment);
    }
    case 'decide': {
      const applicationStatus = choice ? status.eligible : status.nonEligible;
      const input = { applicationId, applicationStatus, reason: choice ? undefined : 'Motivo' } as const;
      const { isDone } = await send(setEligibility, input, mayMove(setEligibility));
      if (isDone && one) model.enter(one, applicationStatus);
      return;
    }
    case 'activate': {
      const activation = { applicationId, activationStartDate: date, activationStartReasonId: 1 };
      const input = { applicationActivations: [activation] };
      const { isDone } = await send(setActivationStatus, input, mayMove(setActivationStatus));
      if (isDone && one) model.enter(one, status.active);
      return;
    }
    case 'deactivate': {
      const input = { applicationId, activationEndDate: date };
      const { isDone } = await send(setActivationStatus, input, mayMove(setActivationStatus));
      if (isDone && one) model.enter(one, status.inactive);
      return;
    }
    case 'cancel': {
      const cancellation = { applicationId, cancellationDate: date, cancellationReasonId: 1 };
      const input = { applicationCancellations: [cancellation] };
      const { isDone } = await send(cancelApplications, input, mayMove(cancelApplications));
      if (isDone && one) model.enter(one, status.cancelled);
      return;
    }
    case 'register': {
      const isForbidden = outcome(registerMaintenanceRequests, () => true) === 403;
      const original = provider === undefined ? undefined : model.registrable(provider, household);
      const input = maintenanceUpload(maintenanceWorkbook([[household.nif]]));
      const { isDone, body } = await send(registerMaintenanceRequests, input, isForbidden ? 403 : 200);
      if (!isDone) return;
      expect(body).toMatchObject({ success: original !== undefined });
      if (original) model.register({ ...original, kind: 'maintenance', original, id: await newest() });
      return;
    }
    case 'process': {
      const expected = mayMove(processMaintenanceRequests);
      const input = { maintenanceRequestIdsToProcess: [applicationId] };
      const { isDone, body } = await send(processMaintenanceRequests, input, expected === 403 ? 403 : 200);
      if (!isDone) return;
      expect(body, `process ${applicationId}`).toMatchObject([{ success: expected === 200 }]);
      if (expected === 200 && one) model.process(one, moment);
      return;
    }
    case 'delete': {
      const isOpen = (found: ModelApplication) =>
        found.kind === 'maintenance' && found.status === status.submitted;
      const expected = outcome(deleteMaintenanceRequest, isOpen);
      const { isDone } = await send(deleteMaintenanceRequest, { applicationId }, expected);
      if (isDone && one) model.remove(one);
      return;
    }
    case 'look': {
      const expected = outcome(getApplication, () => true);
      const { isDone, body } = await send(getApplication, { applicationId }, expected);
      if (!isDone || !one) return;
      const shown = provider === undefined ? one.status : statusForProviderSide(one.status);
      expect((body.data ?? body).applicationStatusId).toBe(shown);
    }
  }
};
