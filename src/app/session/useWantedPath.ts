import { innerPath } from '../../../providers/authProvider/innerPath';
import { useAddress } from '../light/browserLocation';

/** Where the redirect parameter leads, if into this application, else '/' (spec 2.2). */
export const useWantedPath = (): string => innerPath(useAddress().searchParams.get('redirect'));
