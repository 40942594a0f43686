/** The message to a caller without a valid session. */
export const sessionEnded = 'Sessão inválida ou expirada.';
