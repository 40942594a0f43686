/** Texts of exporting a list. */
export const messages = {
  kit: {
    export: {
      label: 'Exportar',
      title: 'Exportar a lista',
      about: 'O ficheiro contém todos os resultados da pesquisa, pela ordem da lista.',
      xlsx: 'Excel (.xlsx)',
      csv: 'CSV (.csv)',
      running: 'A obter os resultados…',
      done: 'Exportação concluída: %{smart_count} linha. |||| Exportação concluída: %{smart_count} linhas.',
      failed: 'Ocorreu um erro na exportação, por favor tente novamente.',
      tooLong: 'Um ficheiro Excel leva, no máximo, %{most} linhas. Altere os filtros ou escolha CSV.',
    },
  },
};
