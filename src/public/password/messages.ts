/** The item of the user menu that changes a password (spec 1); its page brings the other texts. */
export const messages = { app: { password: { changeMenu: 'Alterar palavra-passe' } } };
