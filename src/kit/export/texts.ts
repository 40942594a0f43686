/** Texts of the export of a list; only its dialog loads them. */
export const exportTexts = {
  title: 'Exportar a lista',
  about: 'O ficheiro contém todos os resultados da pesquisa, pela ordem da lista.',
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV (.csv)',
  running: 'A obter os resultados…',
  done: (rows: number) => `Exportação concluída: ${rows} ${rows === 1 ? 'linha' : 'linhas'}.`,
  failed: 'Ocorreu um erro na exportação, por favor tente novamente.',
  tooLong: (most: number) =>
    `Um ficheiro Excel leva, no máximo, ${most} linhas. Altere os filtros ou escolha CSV.`,
};
