/** The user-facing messages about checks of many people. */
export const batchCheckTexts = {
  gone: 'Esta verificação não existe, ou já foi eliminada. Peça-a de novo.',
  tooMany: 'Já há verificações por terminar. Aguarde que uma termine.',
} as const;
