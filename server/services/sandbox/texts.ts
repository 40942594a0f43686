/** The user-facing messages about the sandbox. */
export const sandboxTexts = {
  none: 'Esta instalação não tem sandbox.',
  notOpened: 'A sandbox não está disponível de momento. Tente de novo dentro de instantes.',
  full: 'A sandbox está cheia: os documentos mais antigos estão a ser retirados. Tente de novo dentro de instantes.',
  noRequest: 'Não existe na sandbox um pedido do prestador com este número.',
  periodEndsBefore: 'A data de fim deve ser posterior à data de início.',
  periodTooLong: 'O período não pode ter mais de um ano.',
} as const;
