import { fieldLabels } from '../../contract/fieldLabels';

/** Texts of annual maintenance (spec 2.7, 8 and 11.4). */
export const messages = {
  resources: {
    maintenanceRequests: {
      name: 'Pedido de manutenção |||| Pedidos de manutenção',
      menu: { list: 'Manutenção da Tarifa Social' },
      fields: {
        email: fieldLabels.email,
        recheckApplicationStatusDescription: 'Estado do pedido original',
        applicationStatusDescription: 'Estado do pedido de manutenção',
        actions: 'Ações',
      },
    },
  },
  maintenance: {
    title: 'Manutenção da Tarifa Social',
    tableTitle: 'Pedidos de manutenção',
    nothingFound: 'Ainda não existem pedidos de manutenção anual',
    files: 'Ficheiros entregues',
    file: 'Ficheiro entregue',
    progress: fieldLabels.progress,
    nothingYet: 'Submeta o ficheiro de manutenção para os criar.',
    addressChanged: {
      editable: 'Foi detetada uma alteração de morada. Atualize-a em Editar.',
      readOnly:
        'Foi detetada uma alteração de morada. O prestador de serviço pode atualizá-la até o pedido ser processado.',
    },
    save: 'Gravar',
    row: {
      edit: 'Editar',
      delete: 'Eliminar',
    },
    export: {
      label: 'Exportar',
      failure: 'Ocorreu um erro na exportação do excel. Por favor tente novamente.',
    },
  },
};
