import type { CodedTexts } from '../../../lib/refusal';

/** The user-facing reasons for refusing what concerns elements that the regulator asks for. */
export const elementsTexts = {
  alreadyAsked: {
    code: 'elements_asked',
    text: 'Já foram pedidos elementos ao prestador, que ainda não respondeu.',
  },
  notOpen: {
    code: 'elements_not_open',
    text: 'O pedido de elementos já não está em aberto. Atualize a página.',
  },
} as const satisfies CodedTexts;
