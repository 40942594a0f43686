import { newFactorDays } from '../contract/newFactorDays';

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
