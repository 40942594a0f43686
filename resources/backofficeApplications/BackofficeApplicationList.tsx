import { listScreen } from '../../src/kit/search/ListPage';
import { backofficeApplicationListDefinition } from './backofficeApplicationListDefinition';

/** Every provider's requests, for administrators (spec 2.6). */
export const BackofficeApplicationList = listScreen(backofficeApplicationListDefinition);
