/** The texts of data protection for the menu; its page loads the others. */
export const messages = {
  resources: { dataProtection: { name: 'Proteção de dados' } },
};
