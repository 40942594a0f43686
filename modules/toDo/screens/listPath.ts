import { paths } from '../../../contract/paths';
import type { QueueName } from '../../../contract/rules/requestQueues';
import type { ToDoKind } from '../contract/toDoKinds';

const queuePath = (queue: QueueName) => `${paths.applicationManagement}?queue=${queue}`;

/** Where all of a kind are dealt with; the menu has its figure at the item that the path is of. */
export const listPath: Readonly<Record<ToDoKind, string>> = {
  elementsAsked: queuePath('elementsToDeliver'),
  activationOverdue: paths.toActivate,
  activationDue: paths.toActivate,
  toCommunicate: `${paths.annualMaintenance}#maintenance-uncommunicated`,
  addressChanged: paths.annualMaintenance,
  inConflict: queuePath('conflicting'),
};
