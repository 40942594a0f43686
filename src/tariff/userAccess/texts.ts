import { invitationHours } from '../../../contract/rules/limits';

/** Texts about the invitation of a user; only the page of a user loads them. */
export const invitationTexts = {
  used: () => 'O convite foi usado: o utilizador já escolheu a palavra-passe.',
  onItsWay: () =>
    `O convite está a ser enviado por e-mail ou já não é válido. Um convite vale ${invitationHours} horas.`,
  pending: (sent: string, expiry: string) =>
    `Convite enviado por e-mail em ${sent}. Vale até ${expiry} e ainda não foi usado.`,
  expired: (sent: string, expiry: string) =>
    `O convite enviado em ${sent} deixou de valer em ${expiry} sem ter sido usado.`,
  send: 'Enviar novo convite',
  sent: 'Novo convite enviado. O anterior deixa de valer.',
  notSent: 'Não foi possível enviar o convite. Tente novamente.',
} as const;

/** Texts about a user who has to wait after too many wrong passwords. */
export const lockTexts = {
  until: (moment: string) =>
    `Depois de demasiadas tentativas com a palavra-passe errada, a entrada espera até ${moment}.`,
  lift: 'Permitir já a entrada',
  lifted: 'A entrada já é possível.',
  notLifted: 'Não foi possível permitir a entrada. Tente novamente.',
} as const;

/** Texts of the preview of what a user's rights give. */
export const previewTexts = {
  title: 'Pré-visualização',
  description: 'O que este utilizador encontra depois de entrar.',
  home: 'Página inicial',
  menu: 'Menu',
  inactive: 'Um utilizador inativo não pode entrar na aplicação.',
} as const;
