/** Why a record, or a file of it, is not shown or deleted. */
export const recordTexts = {
  notFound: 'O registo não foi encontrado.',
  fileNotFound: 'O documento não foi encontrado.',
  inUse: 'Não foi possível eliminar, porque o registo está a ser utilizado.',
} as const;
