import { invitationHours, newFactorDays } from '../../../contract/rules/limits';

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

/** Texts about what a user's sign-in is confirmed with. */
export const factorTexts = {
  has: 'A entrada deste utilizador pede um segundo passo.',
  due: (moment: string) =>
    `Os segundos passos deste utilizador são removidos em ${moment}, se não o impedir.`,
  remove: 'Remover segundos passos',
  ask: 'Pedir a remoção de todos os segundos passos?',
  consequence: `Faça-o só se tiver a certeza de que o pedido vem do próprio. O que foi acrescentado nos últimos ${newFactorDays} dias é retirado já, e as sessões terminam. Do resto, o utilizador é avisado de imediato por e-mail e pode impedir a remoção até que ela aconteça.`,
  requested: 'Remoção feita ou pedida. O utilizador foi avisado por e-mail.',
  notRequested: 'Não foi possível pedir a remoção. Tente novamente.',
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
