const days = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);

/** Texts of the elements that the regulator asks for, wherever a request is shown. */
export const elementsTexts = {
  /** That they were answered, from the side of whoever reads. */
  answered: { regulator: 'Elementos recebidos', provider: 'Elementos entregues' },
  advice: 'O que fazer: responda ao que está em «Elementos por entregar».',
  /** The clock: from the days that are left. */
  left: (count: number) => {
    if (count < 0) return `prazo excedido há ${days(-count)}`;
    if (count === 0) return 'termina hoje';
    return count === 1 ? 'falta 1 dia' : `faltam ${days(count)}`;
  },
  notLoaded: 'Ocorreu um erro na obtenção dos dados, por favor tente novamente.',
} as const;
