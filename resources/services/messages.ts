/** The name of the outside services; their page loads the other texts. */
export const messages = { resources: { services: { name: 'Serviços externos' } } };
