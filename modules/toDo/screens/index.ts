import type { ClientModule } from '../../clientModule';
import { access } from '../contract/access';
import { ToDoFigurePart } from './ToDoFigurePart';
import { ToDoPart } from './ToDoPart';
import { WeeklyChoicePart } from './WeeklyChoicePart';

/** What waits for the provider's side. */
export const toDo: ClientModule = {
  name: 'toDo',
  access,
  slots: {
    menuFigure: ToDoFigurePart,
    providerPage: ToDoPart,
    accountNotices: WeeklyChoicePart,
  },
  adapted: ['toDo'],
  load: () => import('../providers/adapters'),
};
