/** The links of a request in conflict, by what they search for; only the detail loads them. */
export const conflictTexts = {
  fiscalNumber: (nif: string) => `Procurar o NIF ${nif} em Gerir Pedidos`,
  studentFiscalNumber: (nif: string) => `Procurar o NIF do estudante ${nif} em Gerir Pedidos`,
};
