/** Texts of the kit's detail pages (spec 2.8). */
export const messages = {
  kit: {
    detail: {
      back: 'Voltar',
      download: 'Descarregar %{filename}',
    },
  },
};
