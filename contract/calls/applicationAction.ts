import { z } from 'zod';
import { access } from '../access';
import {
  actionResults,
  activationBody,
  cancellationBody,
  deactivationBody,
  eligibilityDecision,
} from '../entities/applicationAction';
import { described } from '../entities/described';
import { actionBody } from '../rules/bodyLimits';
import { maxApplicationsPerAction } from '../rules/limits';
import { defineCall } from './defineCall';

/** Lets administrators also perform the actions that the detail offers only to the provider side (spec 6). */
const eitherUpdater = [access.applications.update, access.backofficeApplications.update];

export const setEligibility = defineCall({
  method: 'POST',
  path: '/Application/set-eligibility',
  summary: 'Decide um pedido que aguarda o regulador',
  access: [access.backofficeApplications.update],
  recordedAs: ['changeStatus'],
  mayAwaitApproval: true,
  input: eligibilityDecision,
  answer: z.boolean(),
  wrapped: true,
});

export const setActivationStatus = defineCall({
  method: 'POST',
  path: '/Application/set-activation-status',
  summary: 'Comunica que a tarifa foi ativada, ou que terminou',
  access: eitherUpdater,
  recordedAs: ['changeStatus'],
  takesIdempotencyKey: true,
  input: z.union([deactivationBody, activationBody]),
  answer: actionResults,
  wrapped: true,
  body: actionBody,
  answersEach: { list: 'applicationActivations', most: maxApplicationsPerAction },
});

export const cancelApplications = defineCall({
  method: 'POST',
  path: '/Application/cancel',
  summary: 'Cancela pedidos',
  access: eitherUpdater,
  recordedAs: ['changeStatus'],
  takesIdempotencyKey: true,
  input: cancellationBody,
  answer: actionResults,
  wrapped: true,
  body: actionBody,
  answersEach: { list: 'applicationCancellations', most: maxApplicationsPerAction },
});

const reasons = (name: string, summary: string) =>
  defineCall({
    method: 'GET',
    path: `/Application/get-${name}-reasons`,
    summary,
    access: 'signedIn',
    recordedAs: 'noPersonalData',
    input: z.object({}),
    answer: z.array(described),
    wrapped: true,
  });

export const getActivationReasons = reasons('activation', 'Os motivos por que uma ativação pode ser tardia');
export const getInactivationReasons = reasons('inactivation', 'Os motivos por que uma tarifa pode terminar');
export const getCancellationReasons = reasons(
  'cancellation',
  'Os motivos por que um pedido pode ser cancelado',
);
