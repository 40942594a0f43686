import type { CodedTexts } from '../../lib/refusal';

/** The user-facing messages about tasks that were not completed. */
export const workerTexts = {
  tooBusy: {
    code: 'too_busy',
    text: 'Não foi possível atender o pedido, porque há demasiados em curso. Tente novamente dentro de alguns segundos.',
  },
  tookTooMuch: {
    code: 'too_busy',
    text: 'Não foi possível concluir o pedido no tempo previsto. Tente novamente dentro de alguns segundos.',
  },
} as const satisfies CodedTexts;
