import { validationMessages } from '../../../contract/rules/validationMessages';

/** The user-facing reasons why a user or provider is not saved. */
export const userTexts = {
  usernameTaken: { code: 'taken', text: 'Já existe um utilizador com este e-mail.' },
  notFound: { code: 'not_found', text: 'O utilizador não foi encontrado.' },
  notInvited: 'Só um utilizador ativo recebe um convite. Ative-o primeiro.',
  alreadyRegistered: 'Este utilizador já usou o convite: para uma palavra-passe nova, pode recuperá-la.',
  providerNotFound: { code: 'not_found', text: 'O prestador não foi encontrado.' },
  providerRequired: { code: 'required', text: `Prestador: ${validationMessages.required}` },
  unknown: 'Os acessos indicados não existem para este tipo de utilizador.',
  withoutReading: 'Os acessos Criar e Editar exigem o acesso Consultar.',
  ownRights: 'Não pode acrescentar acessos a si próprio. Peça-os a outro administrador.',
  notHeld: 'Não pode dar acessos que não tem. Retire-os, ou peça a um administrador que os tenha.',
  otherType: { code: 'fixed_value', text: 'O tipo de um utilizador não pode ser alterado.' },
  inactive: 'Não pode desativar o seu próprio utilizador.',
  lostManagement: 'Não pode retirar a si próprio o acesso à gestão de utilizadores.',
  lastManager: 'Tem de existir pelo menos um administrador ativo que possa gerir utilizadores.',
} as const;
