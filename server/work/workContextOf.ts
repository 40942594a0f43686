import type { Database } from '../db/database';
import { describeFailure } from '../http/answerFailure';
import type { Mailer } from '../mail/mailer';
import type { Log } from '../parts/log';
import type { ServerSettings } from '../parts/serverSettings';
import type { WorkContext } from '../services/context/workContext';
import type { HouseholdServices, ServiceObserver } from '../verification/householdService';
import { simulatedServices } from '../verification/simulatedServices';

/** The context of one job, and where it writes for which queues it made others. */
export const workContextOf = (
  parts: WorkParts,
): WorkContext & { readonly written: { readonly jobs: Set<string> } } => {
  const { db, now, mailer, log, settings, householdServices, serviceObserver } = parts;
  return {
    db,
    now,
    mailer,
    tokenKey: settings.tokenKey,
    auditKey: settings.auditKey ?? settings.tokenKey,
    onSealed: (seal) => log.info('the audit was sealed', seal),
    onCountsChecked: (wrong) => {
      if (wrong > 0) log.error('counts were wrong and were put right', { wrong });
      else log.info('the counts are right');
    },
    publicUrl: settings.publicUrl,
    passwordSignIn: settings.passwordSignIn,
    sendsReminders: settings.sendsReminders ?? true,
    remoteAddress: null,
    written: { jobs: new Set() },
    asking: {
      services: householdServices ?? simulatedServices,
      observer: serviceObserver,
      onNoAnswer: (service, failure) =>
        log.warn('an outside service did not answer', { service, failure: describeFailure(failure) }),
    },
  };
};

/** What work in the background needs; the same in Node, in tests and in a browser. */
export interface WorkParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly settings: Pick<
    ServerSettings,
    'tokenKey' | 'auditKey' | 'publicUrl' | 'passwordSignIn' | 'sendsReminders'
  >;
  readonly log: Log;
  readonly mailer: Mailer;
  /** Whom to ask about households; the simulator's answers when absent. */
  readonly householdServices?: HouseholdServices;
  readonly serviceObserver?: ServiceObserver;
}
