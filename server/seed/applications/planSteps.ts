import { isPastActivationDeadline } from '../../../contract/rules/activation';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { startOfLisbonDay } from '../../../contract/rules/lisbonDay';
import type { Prng } from '../common/prng';
import type { PlannedApplication, PlannedStep } from './plannedApplication';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const verified = [status.submitted, status.awaitsSocialSecurityAndTaxCustomsAuthority];

/** The paths to each status. */
const paths: Readonly<Record<number, readonly (readonly number[])[]>> = {
  [status.submitted]: [[status.submitted]],
  [status.awaitsSocialSecurityAndTaxCustomsAuthority]: [verified],
  [status.awaitsTaxCustomsAuthority]: [[...verified, status.awaitsTaxCustomsAuthority]],
  [status.awaitsSocialSecurity]: [[...verified, status.awaitsSocialSecurity]],
  [status.conflicting]: [[status.submitted, status.conflicting]],
  [status.awaitsRegulator]: [[...verified, status.awaitsRegulator]],
  [status.eligible]: [
    [...verified, status.eligible],
    [...verified, status.awaitsTaxCustomsAuthority, status.eligible],
    [...verified, status.awaitsRegulator, status.eligible],
  ],
  [status.nonEligible]: [
    [...verified, status.nonEligible],
    [...verified, status.awaitsSocialSecurity, status.nonEligible],
    [...verified, status.awaitsRegulator, status.nonEligible],
  ],
  [status.active]: [[...verified, status.eligible, status.active]],
  [status.inactive]: [[...verified, status.eligible, status.active, status.inactive]],
  [status.cancelled]: [
    [...verified, status.cancelled],
    [status.submitted, status.cancelled],
    [...verified, status.eligible, status.cancelled],
  ],
};

/** The least and most hours between the previous status and this one. */
const waits: Readonly<Record<number, readonly [number, number]>> = {
  [status.awaitsSocialSecurityAndTaxCustomsAuthority]: [0.02, 0.2],
  [status.conflicting]: [0.02, 0.2],
  [status.awaitsTaxCustomsAuthority]: [1, 20],
  [status.awaitsSocialSecurity]: [1, 20],
  [status.awaitsRegulator]: [4, 60],
  [status.eligible]: [3, 48],
  [status.nonEligible]: [3, 48],
  [status.active]: [24, 9 * 24],
  [status.inactive]: [30 * 24, 240 * 24],
  [status.cancelled]: [2, 120],
};

const nonEligibleReasons = [
  'Não foram confirmadas necessidades sociais especiais nem baixos rendimentos.',
  'Os rendimentos do agregado familiar excedem o limite previsto.',
  'Os documentos entregues não comprovam a situação declarada.',
  'O cidadão não é beneficiário de nenhuma das prestações sociais previstas.',
];
const otherReasons = ['O cidadão pediu nova data de instalação.', 'Atraso na entrega do equipamento.'];

/** Plans the steps from submission to a status, none later than `now`. */
export const planSteps = (
  statusId: number,
  submittedOn: Date,
  now: Date,
  prng: Prng,
): Pick<PlannedApplication, 'steps' | 'notifiedOn' | 'activationStartDate'> => {
  const latest = now.getTime() - minute;
  const later = (from: Date, [least, most]: readonly [number, number]) => {
    const wanted = from.getTime() + prng.int(least * hour, most * hour);
    return new Date(wanted <= latest ? wanted : from.getTime() + Math.floor((latest - from.getTime()) / 2));
  };

  let activation: Partial<PlannedStep> = {};
  let notifiedOn: Date | undefined;
  let activationStartDate: Date | undefined;

  const activate = (reportedOn: Date, since: Date) => {
    activationStartDate = startOfLisbonDay(reportedOn);
    const isLate = isPastActivationDeadline(since, reportedOn);
    const reasonId = isLate ? prng.int(1, 5) : undefined;
    activation = {
      activationCreatedOn: reportedOn,
      activationStartDate,
      activationStartReasonId: reasonId,
      activationStartOtherReason: reasonId && reasonId >= 4 ? prng.pick(otherReasons) : undefined,
    };
    return activation;
  };

  const detailsOf = (id: number, enteredOn: Date, before: Date): Partial<PlannedStep> => {
    switch (id) {
      case status.eligible:
        notifiedOn = enteredOn;
        return {};
      case status.nonEligible:
        notifiedOn = enteredOn;
        return { nonEligibleReason: prng.pick(nonEligibleReasons) };
      case status.active:
        return activate(enteredOn, before);
      case status.inactive:
        return {
          ...activation,
          activationEndDate: startOfLisbonDay(enteredOn),
          activationEndReasonId: prng.int(1, 6),
        };
      case status.cancelled:
        return { cancellationDate: startOfLisbonDay(enteredOn), cancellationReasonId: prng.int(1, 5) };
      default:
        return {};
    }
  };

  const first: PlannedStep = { statusId: status.submitted, createdOn: submittedOn, updatedOn: submittedOn };
  const steps: [PlannedStep, ...PlannedStep[]] = [first];
  for (const id of prng.pick(paths[statusId] ?? []).slice(1)) {
    const before = (steps.at(-1) ?? first).createdOn;
    const isLate = id === status.active && latest - before.getTime() > 26 * day && prng.chance(0.2);
    const enteredOn = later(before, isLate ? [12 * 24, 25 * 24] : (waits[id] ?? [1, 24]));
    steps.push({
      ...detailsOf(id, enteredOn, before),
      statusId: id,
      createdOn: enteredOn,
      updatedOn: enteredOn,
    });
  }
  return { steps, notifiedOn, activationStartDate };
};
