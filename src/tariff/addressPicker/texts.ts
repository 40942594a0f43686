/** Texts of the choice of an address (spec 2.4). */
export const addressTexts = {
  search: 'Pesquisar morada',
  list: 'Lista de Moradas',
  postalCode: (postalCode: string) => `Código postal ${postalCode}`,
  none: 'Não foram encontrados resultados',
  loading: 'A carregar…',
  failed: 'Não foi possível obter a lista de moradas.',
  filter: 'Procurar arruamento',
  onlyOne: 'Só existe uma morada com este código postal: foi preenchida. Complete a porta e o andar.',
  retry: 'Tentar novamente',
  columns: {
    choice: 'Seleção',
    district: 'Distrito',
    county: 'Concelho',
    locality: 'Localidade',
    street: 'Arruamento',
    postalLocality: 'Localidade postal',
  },
};
