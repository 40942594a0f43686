/** The texts of the proof that nothing of the audit was changed. */
export const proofTexts = {
  get: 'Obter a prova do registo',
  failed: 'Ocorreu um erro na obtenção da prova, por favor tente novamente.',
  file: (day: string) => `prova-do-registo-${day}.ndjson.gz`,
} as const;
