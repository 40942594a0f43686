/** Texts that are needed outside the page of what waits for a second person. */
export const messages = {
  resources: { approvals: { name: 'Por confirmar', secondPerson: 'Segunda pessoa' } },
  approvals: { waits: 'Aguarda a confirmação de outra pessoa.' },
};
