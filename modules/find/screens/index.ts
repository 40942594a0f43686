import type { ClientModule } from '../../clientModule';
import { SearchButton } from './SearchButton';

/** One search for requests, users, providers and screens. */
export const find: ClientModule = {
  name: 'find',
  slots: { headerSearch: SearchButton },
  adapted: ['findings'],
  load: () => import('../providers/adapters'),
};
