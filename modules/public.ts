import { factors } from './factors/public';
import { isIn } from './isIn';
import type { PublicModule } from './publicModule';

/** The modules that the pages before sign-in have, which are few and small: everybody waits for them. */
export const publicModules: readonly PublicModule[] = [factors].filter(isIn);
