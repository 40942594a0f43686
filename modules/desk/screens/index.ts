import { loadable } from '../../../src/ui/loading/loadable';
import type { ClientModule } from '../../clientModule';

/** Several officers share the queues. */
export const desk: ClientModule = {
  name: 'desk',
  slots: { besideQueues: loadable(async () => (await import('./queues/QueueDesk')).QueueDesk) },
  adapted: ['claims'],
  late: ['queueMark', 'whileDeciding', 'beforeNext'],
  load: async () => (await import('./lateParts')).lateParts,
};
