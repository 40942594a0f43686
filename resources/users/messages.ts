import { userFieldTexts, userRecordTexts } from '../../src/tariff/userAccess/messages';

/** Texts of the regulator's users (spec 2.10 and 8). */
export const messages = {
  resources: {
    users: {
      name: 'Utilizador |||| Utilizadores',
      list: { title: 'Utilizadores', row: 'Acessos' },
      record: { ...userRecordTexts, create: 'Adicionar Utilizador' },
      fields: userFieldTexts,
    },
  },
};
