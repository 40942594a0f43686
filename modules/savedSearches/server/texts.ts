/** The user-facing messages about saved searches. */
export const savedSearchTexts = {
  unknown: 'Esta pesquisa guardada já não existe, ou não é sua.',
  taken: 'Já tem uma pesquisa guardada com este nome.',
  tooMany: (most: number) =>
    `Já tem ${most} pesquisas guardadas nesta lista. Remova uma antes de guardar outra.`,
} as const;
