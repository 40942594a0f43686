/** The user-facing messages about changes of requests. */
export const changeTexts = {
  beingNoted: 'As alterações anteriores à atualização ainda estão a ser preparadas. Tente dentro de minutos.',
} as const;
