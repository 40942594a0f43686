/** The texts of the integration for the menu; its page loads the others. */
export const messages = {
  resources: { integration: { name: 'Integração' } },
};
