/** What is said of an act that waits for a second person. */
export const messages = { acts: { waits: 'Aguarda a aprovação de outra pessoa.' } };
