/** The text of the button that opens the search; its dialog brings the others along. */
export const messages = { searchAnything: { open: 'Procurar' } };
