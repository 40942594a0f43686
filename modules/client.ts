import { addAccess } from '../contract/access';
import { isIn } from './isIn';
import { overview } from './overview/screens';

/** The modules that the client has; what belongs to any other is not there. */
export const clientModules = [overview].filter(isIn);

for (const { access } of clientModules) addAccess(access);
