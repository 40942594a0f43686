/** Texts of the deletion of a maintenance request. */
export const deletionTexts = {
  confirm: 'Tem a certeza de que pretende eliminar o pedido?',
  consequence:
    'O pedido de manutenção deixa de existir e a TSI deste NIF volta a ficar por comunicar. Esta ação é irreversível.',
  deleted: 'Pedido eliminado com sucesso.',
  failure: 'Ocorreu um erro na eliminação do pedido, por favor tente novamente.',
};
