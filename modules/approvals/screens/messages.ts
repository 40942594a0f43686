/** Texts that are needed outside the page of what waits for a second person. */
export const messages = {
  resources: { approvals: { name: 'Por aprovar', secondPerson: 'Segunda pessoa' } },
};
