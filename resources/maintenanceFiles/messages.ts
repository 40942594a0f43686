import { recordTexts } from '../../contract/records/defineRecords';
import { maintenanceFiles } from '../../contract/records/maintenanceFiles';

/** Texts of the maintenance files that were handed in. */
export const messages = {
  resources: {
    maintenanceFiles: {
      name: 'Ficheiro de manutenção |||| Ficheiros de manutenção',
      list: {
        title: 'Ficheiros entregues',
        row: 'Ver os pedidos',
        back: 'Todos os pedidos de manutenção',
        nothingYet: 'Os ficheiros de manutenção que forem submetidos ficam aqui.',
        withoutName: 'Sem nome registado',
      },
      ...recordTexts(maintenanceFiles),
    },
  },
};
