/** What opens the search. */
export const messages = { searchAnything: { open: 'Procurar' } };
