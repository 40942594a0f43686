import { userFieldTexts, userRecordTexts } from '../../src/tariff/userAccess/messages';

/** Texts of the providers' users (spec 2.11 and 8). */
export const messages = {
  resources: {
    userProviders: {
      name: 'Utilizador |||| Utilizadores',
      list: { title: 'Utilizadores dos Prestadores de Serviço', row: 'Acessos' },
      record: { ...userRecordTexts, create: 'Adicionar Utilizador do Prestador de Serviço' },
      fields: { ...userFieldTexts, parentId: 'Prestador' },
    },
  },
};
