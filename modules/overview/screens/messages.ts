/** The overview's texts for the menu; its page loads the others. */
export const messages = {
  resources: { overview: { name: 'Visão geral' } },
  overview: { title: 'Visão geral' },
};
