import { householdServiceNames } from '../../contract/rules/verification';
import type { Log } from '../lib/log';
import { createHttpService } from '../verification/createHttpService';
import type { HouseholdServices, ServiceObserver } from '../verification/householdService';
import { simulatedServices } from '../verification/simulatedServices';
import type { ProcessMetrics } from './createMetrics';
import type { Config } from './settings/environment';

/**
 * Returns Social Security and the Tax Authority if the environment says how to reach them, otherwise the simulator.
 */
export const outsideServices = (
  { outsideServices: settings }: Config,
  log: Log,
  observer?: ServiceObserver,
): HouseholdServices => {
  if (!settings) {
    log.warn('the outside services are simulated: nobody is asked about a household');
    return simulatedServices;
  }
  const watching: ServiceObserver = {
    ...observer,
    breakerChanged: (service, state) => {
      log.warn('an outside service is left alone, or is not any more', { service, state });
      observer?.breakerChanged?.(service, state);
    },
  };
  return {
    socialSecurity: createHttpService('socialSecurity', settings.socialSecurity, watching),
    taxAuthority: createHttpService('taxAuthority', settings.taxAuthority, watching),
  };
};

/** Measures how the outside services perform; the metrics hold nothing about a person. */
export const observeServices = (
  metrics: Pick<ProcessMetrics, 'counter' | 'timer' | 'watch'>,
): Required<ServiceObserver> => {
  const timeQuestion = metrics.timer('outside_service_question_seconds', 'Questions by outcome', [
    'service',
    'outcome',
  ]);
  const countFailure = metrics.counter('outside_service_failed_calls_total', 'Failed calls by reason', [
    'service',
    'reason',
  ]);
  const circuitOpen: Record<string, number> = Object.fromEntries(
    householdServiceNames.map((name) => [name, 0]),
  );
  metrics.watch(
    'outside_service_left_alone',
    '1 while a service is left alone after many failures in a row',
    'service',
    async () => circuitOpen,
  );
  return {
    asked: (service, outcome, milliseconds) => timeQuestion({ service, outcome }, milliseconds / 1000),
    callFailed: (service, reason) => countFailure({ service, reason }),
    breakerChanged: (service, state) => {
      circuitOpen[service] = state === 'closed' ? 0 : 1;
    },
  };
};
