/** Texts of the buttons that act; loaded with the screens that have them. */
export const runTexts = { failed: 'Ocorreu um erro na operação, por favor tente novamente.' } as const;
