import type { MaintenanceProgress } from '../../../contract/rules/maintenanceProgress';

/** The progress of a maintenance request, in the words of the overview. */
export const progressTexts: Readonly<Record<MaintenanceProgress, string>> = {
  submitted: 'Por processar',
  underWay: 'Em verificação',
  done: 'Concluídos',
};
