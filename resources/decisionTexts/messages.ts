import { decisionTexts } from '../../contract/records/decisionTexts';
import { recordTexts } from '../../contract/records/defineRecords';

/** Texts of the decision texts resource. */
export const messages = {
  resources: {
    decisionTexts: {
      name: 'Texto de decisão |||| Textos de decisão',
      list: { title: 'Textos de decisão', row: 'Detalhe' },
      record: {
        section: 'Dados do texto',
        create: 'Adicionar Texto de decisão',
        edit: 'Alterar Texto de decisão %{title}',
        view: 'Texto de decisão %{title}',
        created: 'Texto de decisão criado com sucesso.',
        updated: 'Texto de decisão atualizado com sucesso.',
        notCreated: 'Ocorreu um erro na criação do texto de decisão, por favor tente novamente.',
        notUpdated: 'Ocorreu um erro na edição do texto de decisão, por favor tente novamente.',
        confirmDelete: 'Tem a certeza de que pretende eliminar o texto de decisão %{title}?',
        deleted: 'Texto de decisão eliminado com sucesso.',
        notDeleted: 'Ocorreu um erro na eliminação do texto de decisão, por favor tente novamente.',
        notLoaded: 'Ocorreu um erro na obtenção do texto de decisão, por favor tente novamente.',
      },
      ...recordTexts(decisionTexts),
    },
  },
};
