import type { ApiEnvironment } from '../../../contract/rules/apiEnvironments';

/** The texts of the page 'Integração' around its parts. */
export const integrationTexts = {
  title: 'Integração',
  about:
    'Aqui liga o seu sistema (CRM) à Tarifa Social de Internet: cria as chaves, vê o que ele pediu e experimenta sem tocar em dados reais.',
  reference: 'Referência das chamadas',
  guide: 'Documento OpenAPI',
  provider: 'Prestador',
  everyProvider: 'Todos',
  clients: 'Sistemas dos prestadores',
  aboutClients: 'Escolha um prestador para ver e alterar o que é dele.',
  environment: 'Ambiente',
  environments: { live: 'Produção', sandbox: 'Testes' } satisfies Record<ApiEnvironment, string>,
  aboutEnvironment: {
    live: 'Produção: os pedidos são de pessoas reais.',
    sandbox: 'Ambiente de testes: tem dados e chaves próprios, e nada do que lá faz chega a alguém.',
  } satisfies Record<ApiEnvironment, string>,
  parts: 'Partes da integração',
  tabs: {
    start: 'Começar',
    clients: 'Chaves',
    calls: 'Últimas chamadas',
    webhooks: 'Webhooks',
    limits: 'Limites',
    sandbox: 'Ambiente de testes',
  },
} as const;
