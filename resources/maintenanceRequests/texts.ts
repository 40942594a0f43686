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
  gone: 'A morada do pedido já não consta da lista de moradas. Escolha a atual em «Pesquisar morada» e complete a porta e o andar.',
  unknown:
    'Confirme a morada do cidadão. Se for outra, escolha-a em «Pesquisar morada» e complete a porta e o andar.',
  part: ({ name, before, now }: ChangedPart) => `${name}: ${now} (no pedido: ${before || '—'})`,
};
