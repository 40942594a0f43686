/** Why a call was not answered by the other server that holds the records. */
export const passedOnTexts = {
  notFound: 'O registo não foi encontrado.',
  refused: 'O outro sistema não aceitou os dados. Verifique-os e tente novamente.',
  unavailable: 'O sistema que guarda estes registos não respondeu. Tente novamente dentro de alguns minutos.',
} as const;
