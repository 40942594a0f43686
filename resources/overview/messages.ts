/** Texts of the overview that its menu item shows; its page brings the others along. */
export const messages = {
  resources: { overview: { name: 'Visão geral' } },
  overview: { title: 'Visão geral' },
};
