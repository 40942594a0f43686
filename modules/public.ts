import { factors } from './factors/public';
import { isIn } from './isIn';
import type { PublicModule } from './publicModule';

/** The modules that the pages before sign-in have, which are few and small: everybody waits for them. */
export const publicModules: readonly PublicModule[] = [factors].filter(isIn);

/** Loads what may follow a right password; absent where no module brings it. */
export const loadSecondStep = publicModules.find((module) => module.loadSecondStep)?.loadSecondStep;
