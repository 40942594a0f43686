/** Texts of what could not be loaded and is told where it is missing (spec 8, Silent). */
export const messages = {
  kit: {
    data: {
      notLoaded: 'Não foi possível obter os dados.',
      retry: 'Tentar novamente',
    },
  },
};
