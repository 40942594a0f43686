import { auditRecords } from '../../contract/records/auditRecords';
import { recordTexts } from '../../contract/records/defineRecords';

/** Texts of the audit trail. */
export const messages = {
  resources: {
    auditRecords: {
      name: 'Registo de atividade |||| Registos de atividade',
      list: { title: 'Registo de atividade', row: 'Detalhe' },
      record: {
        section: 'Dados do registo',
        view: 'Registo de atividade %{id}',
        notLoaded: 'Ocorreu um erro na obtenção do registo, por favor tente novamente.',
      },
      ...recordTexts(auditRecords),
    },
  },
};
