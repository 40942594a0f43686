/** Texts of the page of sign-in; what it loads later has texts of its own. */
export const messages = { passkey: 'Entrar com chave de acesso' };
