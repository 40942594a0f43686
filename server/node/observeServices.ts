import type { ServiceObserver } from '../verification/householdService';
import { householdServiceNames } from '../verification/householdService';
import type { ProcessMetrics } from './createMetrics';

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
