import { messages } from '../../../contract/rules/messages';

/** Why a user or provider is not saved, as the administrator reads it. */
export const userTexts = {
  usernameTaken: 'Já existe um utilizador com este e-mail.',
  forbidden: 'Não tem permissão para efetuar esta operação.',
  notFound: 'O utilizador não foi encontrado.',
  nameRequired: `Nome: ${messages.required}`,
  providerNotFound: 'O prestador não foi encontrado.',
  providerRequired: `Prestador: ${messages.required}`,
  unknown: 'Os acessos indicados não existem para este tipo de utilizador.',
  withoutReading: 'Os acessos Criar e Editar exigem o acesso Consultar.',
  otherType: 'O tipo de um utilizador não pode ser alterado.',
  inactive: 'Não pode desativar o seu próprio utilizador.',
  lostManagement: 'Não pode retirar a si próprio o acesso à gestão de utilizadores.',
  lastManager: 'Tem de existir pelo menos um administrador ativo que possa gerir utilizadores.',
} as const;
