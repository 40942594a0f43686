import {
  type ApplicationKind,
  isForKind,
  type MoveName,
  startsFrom,
} from '../../../contract/rules/applicationMoves';
import {
  isLiveStatus,
  applicationStatus as status,
  underWayStatuses,
} from '../../../contract/rules/applicationStatuses';
import { answersSoFar, type ServiceResult, statusAfterAnswers } from '../../../contract/rules/verification';

/** How an outside service reacts to a question about a NIF. */
export type Behaviour = 'yes' | 'no' | 'conditional' | 'never' | 'late';
export interface Household {
  readonly nif: string;
  /** Mutable, because circumstances may change between the start of the tariff and a recheck. */
  socialSecurity: Behaviour;
  taxAuthority: Behaviour;
}

/** Returns a service's answer; undefined while it is silent. */
export const answerOf = (behaviour: Behaviour, timesAsked: number): ServiceResult | undefined => {
  if (behaviour === 'never' || (behaviour === 'late' && timesAsked < 1)) return undefined;
  return behaviour === 'late' ? 'yes' : behaviour;
};

/** An application as the model knows it. */
export interface ModelApplication {
  readonly id: number;
  readonly kind: ApplicationKind;
  readonly provider: number;
  readonly household: Household;
  readonly hasDocuments: boolean;
  readonly original?: ModelApplication;
  status: number;
  results: number;
}

interface Job {
  readonly about: ModelApplication;
  readonly since: number;
  at: number;
  timesAsked: number;
}

const verificationTimeout = 5 * 24 * 60 * 60 * 1000;

/** Models the lifecycle of spec 4 and 10: a few lines on top of contract/rules, without database or queue. */
export const createModel = () => {
  const applications: ModelApplication[] = [];
  let jobs: Job[] = [];

  const isUnderWay = ({ status: id }: ModelApplication) => underWayStatuses.includes(id);
  const about = (original: ModelApplication, kind: ApplicationKind) =>
    applications.filter((one) => one.original === original && one.kind === kind);
  const add = (application: Omit<ModelApplication, 'status' | 'results'>): ModelApplication => {
    const added = { ...application, status: status.submitted, results: 0 };
    applications.push(added);
    return added;
  };
  const verify = (one: ModelApplication, now: number) => {
    jobs.push({ about: one, since: now, at: now, timesAsked: 0 });
  };
  const enter = (one: ModelApplication, statusId: number) => {
    one.status = statusId;
    if (statusId === status.eligible || statusId === status.nonEligible) one.results += 1;
    if (statusId === status.nonEligible && one.original?.status === status.active)
      one.original.status = status.inactive;
  };

  const isBlocked = (one: ModelApplication) =>
    applications.some(
      (other) =>
        other !== one &&
        other !== one.original &&
        other.kind === 'request' &&
        other.household === one.household &&
        isLiveStatus(other.status) &&
        (other.status !== status.submitted || other.id < one.id),
    );

  const run = (job: Job, now: number): boolean => {
    const { about: one } = job;
    if (startsFrom('beginVerification', one.status) && isForKind('beginVerification', one.kind))
      one.status = isBlocked(one) ? status.conflicting : status.awaitsSocialSecurityAndTaxCustomsAuthority;
    if (!startsFrom('recordAnswers', one.status)) return false;
    const { socialSecurity, taxAuthority } = one.household;
    const answers = {
      socialSecurity: answerOf(socialSecurity, job.timesAsked),
      taxAuthority: answerOf(taxAuthority, job.timesAsked),
      ...answersSoFar(one.status),
    };
    const isLastTime = now - job.since >= verificationTimeout;
    enter(one, statusAfterAnswers(answers, { hasDocuments: one.hasDocuments, isLastTime }));
    job.at = now;
    job.timesAsked += 1;
    return startsFrom('recordAnswers', one.status);
  };

  return {
    applications,
    /** Returns whether a move is possible for an application in its current status. */
    allows: (move: MoveName, one: ModelApplication): boolean =>
      startsFrom(move, one.status) &&
      isForKind(move, one.kind) &&
      (move !== 'recheck' || !about(one, 'recheck').some(isUnderWay)) &&
      (move !== 'process' || one.original?.status === status.active),
    /** Returns whether a household already has a live application. */
    hasRequest: (household: Household): boolean =>
      applications.some((one) => one.household === household && isLiveStatus(one.status)),
    /** Returns the application that a line of a maintenance file would register a request about, if any. */
    registrable: (provider: number, household: Household): ModelApplication | undefined => {
      const [active] = applications
        .filter(
          (one) =>
            one.kind === 'request' &&
            one.provider === provider &&
            one.household === household &&
            one.status === status.active,
        )
        .toSorted((a, b) => b.id - a.id);
      return active && !about(active, 'maintenance').some(isUnderWay) ? active : undefined;
    },
    submit: (application: Omit<ModelApplication, 'status' | 'results'>, now: number) =>
      verify(add(application), now),
    register: (application: Omit<ModelApplication, 'status' | 'results'>) => add(application),
    process: (one: ModelApplication, now: number) => {
      one.status = status.awaitsSocialSecurityAndTaxCustomsAuthority;
      verify(one, now);
    },
    enter,
    remove: (one: ModelApplication) => {
      applications.splice(applications.indexOf(one), 1);
    },
    /** Runs the due jobs, those of annual maintenance last; postponed ones become due as the clock moves. */
    work: (now: number) => {
      const due = jobs.filter(({ at, timesAsked }) => timesAsked === 0 || at < now);
      const isLong = ({ about: { kind } }: Job) => Number(kind === 'maintenance');
      const inOrder = due.toSorted(
        (a, b) =>
          isLong(a) - isLong(b) ||
          a.at - b.at ||
          Number(a.timesAsked > 0) - Number(b.timesAsked > 0) ||
          a.about.id - b.about.id,
      );
      const done = new Set(inOrder.filter((job) => !run(job, now)));
      jobs = jobs.filter((job) => !done.has(job));
    },
  };
};

export type LifecycleModel = ReturnType<typeof createModel>;
