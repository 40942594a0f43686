import type { Log } from '../parts/log';
import { createHttpService } from '../verification/createHttpService';
import type { HouseholdServices, ServiceObserver } from '../verification/householdService';
import { simulatedServices } from '../verification/simulatedServices';
import type { Config } from './settings/config';

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
