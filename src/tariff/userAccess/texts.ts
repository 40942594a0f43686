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
