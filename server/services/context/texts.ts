import type { CodedTexts } from '../../lib/refusal';

/** The message to whoever lacks the right for a call. */
export const accessRefused = 'Não tem permissão para efetuar esta operação.';

/** The user-facing messages about the key of a repeated call. */
export const idempotencyTexts = {
  otherContent: {
    code: 'key_of_other_call',
    text: 'Esta chave de idempotência já foi usada para outro pedido. Use uma chave nova.',
  },
  withdrawn: { code: 'call_withdrawn', text: 'Este envio foi cancelado. Aguarde um minuto e envie de novo.' },
  unfinished: {
    code: 'unavailable',
    text: 'Este envio ainda não terminou. Repita-o com a mesma chave para saber o resultado.',
  },
} as const satisfies CodedTexts;
