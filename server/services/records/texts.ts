/** Why a record, or a file of it, is not shown, deleted or acted on. */
export const recordTexts = {
  notFound: 'O registo não foi encontrado.',
  fileNotFound: 'O documento não foi encontrado.',
  inUse: 'Não foi possível eliminar, porque o registo está a ser utilizado.',
  otherState: (action: string, state: string) =>
    `Este registo está agora no estado «${state}»: já não é possível «${action}».`,
  changed:
    'Este registo foi alterado por outra pessoa depois de o ter aberto. Confirme os valores e tente de novo.',
} as const;
