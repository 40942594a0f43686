/** Texts of the eligibility requests on the regulator's side (spec 2.6). */
export const messages = {
  resources: {
    backofficeApplications: {
      name: 'Pedido |||| Pedidos',
      menu: { list: 'Pedidos de Elegibilidade' },
      list: { title: 'Pedidos de Elegibilidade' },
      export: {
        name: 'Exportação total de dados anonimizados',
        file: 'dados-anonimizados-%{day}.xlsx',
        failed: 'Ocorreu um erro na exportação do excel. Por favor tente novamente.',
      },
    },
  },
};
