import { describeFailure } from '../http/describeFailure';
import type { WorkContext } from '../services/workContext';
import { simulatedServices } from '../verification/simulatedServices';
import type { WorkParts } from './workParts';

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
    publicUrl: settings.publicUrl,
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
