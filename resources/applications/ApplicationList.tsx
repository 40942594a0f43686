import { listScreen } from '../../src/kit/search/ListPage';
import { applicationListDefinition } from './applicationListDefinition';

/** The provider side's requests (spec 2.5). */
export const ApplicationList = listScreen(applicationListDefinition);
