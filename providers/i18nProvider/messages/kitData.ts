/** Texts about data that could not be loaded, shown in its place (spec 8, Silent). */
export const messages = {
  kit: {
    data: {
      notLoaded: 'Não foi possível obter os dados.',
      retry: 'Tentar novamente',
    },
  },
};
