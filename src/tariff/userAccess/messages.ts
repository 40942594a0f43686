import { rightVerbs } from '../../../contract/rules/rightVerbs';

/** Texts of the permission grid (spec 2.10). */
export const messages = {
  userAccess: {
    grid: {
      title: 'Acessos',
      access: 'Acesso',
      reader: rightVerbs.Reader,
      writer: rightVerbs.Writer,
      updater: rightVerbs.Updater,
      none: 'Sem nenhum acesso, este utilizador pode entrar, mas não encontra nenhum ecrã. Pode dar-lhe acessos agora ou mais tarde.',
      empty: 'Não existem acessos a apresentar',
    },
  },
};

/** Record texts shared by both kinds of users (spec 8). */
export const userRecordTexts = {
  section: 'Dados do utilizador',
  edit: 'Acessos de %{username}',
  view: 'Acessos de %{username}',
  created: 'Utilizador criado com sucesso.',
  updated: 'Utilizador atualizado com sucesso.',
  notCreated: 'Ocorreu um erro na criação do utilizador, por favor tente novamente.',
  notUpdated: 'Ocorreu um erro na edição do utilizador, por favor tente novamente.',
  notLoaded: 'Ocorreu um erro na obtenção do utilizador, por favor tente novamente.',
} as const;

/** The labels of their fields (spec 2.10). */
export const userFieldTexts = {
  username: 'E-mail',
  userStatusId: 'Estado',
} as const;
