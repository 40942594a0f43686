import {
  getServices as getServicesCall,
  switchService as switchServiceCall,
} from '../../contract/calls/verificationServices';
import type { Mount } from '../http/mount';
import { getServices, switchService } from '../services/verification/serviceStates';

/** Calls of our own about the outside services: their state, and switching them. */
export const verificationServiceRoutes = (mount: Mount): void => {
  mount.call(getServicesCall, getServices);
  mount.call(switchServiceCall, switchService);
};
