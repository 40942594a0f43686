import type { Database } from '../db/database';
import { type DocumentPlaces, inDatabase } from '../documents/documentPlaces';
import { describeFailure } from '../lib/describeFailure';
import type { Log } from '../lib/log';
import type { ModuleParts } from '../lib/moduleParts';
import type { Trace } from '../lib/trace';
import type { Mailer } from '../mail/mailer';
import type { ServerSettings } from '../parts/serverSettings';
import type { WorkContext } from '../services/context/workContext';
import type { HouseholdServices, ServiceObserver } from '../verification/householdService';
import { simulatedServices } from '../verification/simulatedServices';

/** Creates the context of one job; `written.jobs` collects the queues that it adds jobs to. */
export const workContextOf = (
  parts: WorkParts,
): WorkContext & { readonly written: { readonly jobs: Set<string> } } => {
  const { documents = inDatabase } = parts;
  const { db, now, mailer, log, settings, householdServices, serviceObserver } = parts;
  return {
    db,
    now,
    mailer,
    tokenKeys: settings.tokenKeys,
    auditKey: settings.auditKey ?? settings.tokenKeys[0],
    documents,
    onMoved: () => log.info('the audit was moved'),
    onCountsChecked: (wrong) => {
      if (wrong > 0) log.error('counts were wrong and were put right', { wrong });
      else log.info('the counts are right');
    },
    publicUrl: settings.publicUrl,
    passwordSignIn: settings.passwordSignIn,
    sendsReminders: settings.sendsReminders ?? true,
    environment: settings.apiEnvironment,
    remoteAddress: null,
    modules: parts.modules,
    log,
    written: { jobs: new Set() },
    answerDays: settings.answerDays ?? 0,
    asking: {
      services: householdServices ?? simulatedServices,
      observer: serviceObserver,
      onNoAnswer: (service, failure) =>
        log.warn('an outside service did not answer', { service, failure: describeFailure(failure) }),
    },
  };
};

/** The parts that background work needs; the same in Node, in tests and in a browser. */
export interface WorkParts {
  readonly db: Database;
  /** Where documents are; in the database when absent. */
  readonly documents?: DocumentPlaces;
  readonly now: () => Date;
  readonly settings: Pick<
    ServerSettings,
    | 'tokenKeys'
    | 'auditKey'
    | 'publicUrl'
    | 'apiEnvironment'
    | 'passwordSignIn'
    | 'sendsReminders'
    | 'answerDays'
  >;
  readonly log: Log;
  readonly mailer: Mailer;
  /** The services to ask about households; simulated when absent. */
  readonly householdServices?: HouseholdServices;
  readonly serviceObserver?: ServiceObserver;
  /** Surrounds each job by a span; absent where no traces are collected. */
  readonly trace?: Trace | undefined;
  /** What the modules that are in need at run time; none when absent. */
  readonly modules?: ModuleParts | undefined;
}
