interface ChangedPart {
  name: string;
  /** In the request. */
  before: string;
  /** In the address list. */
  now: string;
}

/** Texts about an address that has changed; only the edit form loads them. */
export const addressChangeTexts = {
  title: 'Foi detetada uma alteração de morada.',
  known:
    'A lista de moradas tem agora outros dados. Escolha a morada em «Pesquisar morada» e complete a porta e o andar.',
  acceptable:
    'A lista de moradas tem agora outros dados. Aceite-os se a casa é a mesma: a rua, a porta e o andar ficam como estão. Se for outra, escolha-a em «Pesquisar morada».',
  accept: 'Aceitar',
  gone: 'A morada do pedido já não consta da lista de moradas. Escolha a atual em «Pesquisar morada» e complete a porta e o andar.',
  unknown:
    'Confirme a morada do cidadão. Se for outra, escolha-a em «Pesquisar morada» e complete a porta e o andar.',
  part: ({ name, before, now }: ChangedPart) => `${name}: ${now} (no pedido: ${before || '—'})`,
};

/** Texts of the edit form. */
export const editTexts = {
  title: 'Pedido de manutenção',
  submit: 'Atualizar Pedido',
  submitted: 'Pedido de manutenção atualizado com sucesso.',
  close: 'Fechar',
  notSubmitted: 'Só um pedido de manutenção no estado Submetido pode ser alterado.',
};
