import type { MaintenanceProgress } from '../../../contract/rules/maintenanceProgress';

/** How far a maintenance request has come, in the words of the overview. */
export const progressTexts: Readonly<Record<MaintenanceProgress, string>> = {
  submitted: 'Por processar',
  underWay: 'Em verificação',
  done: 'Concluídos',
};
