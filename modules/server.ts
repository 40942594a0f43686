import { addAccess } from '../contract/access';
import { isIn } from './isIn';
import { overview } from './overview/server';

/** The modules that the server has; what belongs to any other is not there. */
export const serverModules = [overview].filter(isIn);

for (const { access } of serverModules) addAccess(access);
