/** The text of the button that opens the search; the dialog brings its own texts. */
export const messages = { searchAnything: { open: 'Procurar' } };
