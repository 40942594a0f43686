/** What a caller reads about the key of a repeated call. */
export const idempotencyTexts = {
  otherContent: 'Esta chave de idempotência já foi usada para outro pedido. Use uma chave nova.',
} as const;
