/** The user-facing messages about tasks that were not completed. */
export const workerTexts = {
  tooBusy:
    'Não foi possível atender o pedido, porque há demasiados em curso. Tente novamente dentro de alguns segundos.',
  tookTooMuch:
    'Não foi possível concluir o pedido no tempo previsto. Tente novamente dentro de alguns segundos.',
} as const;
