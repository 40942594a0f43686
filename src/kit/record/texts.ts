/** Texts of the actions of a record; only a record's page loads them. */
export const actionTexts = {
  question: (action: string) => `Confirma a ação «${action}»?`,
  failed: (action: string) => `Não foi possível concluir a ação «${action}». Tente novamente.`,
} as const;
