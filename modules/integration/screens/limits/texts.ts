import type { RateWindow } from '../../contract/rateWindows';

/** Texts of the limits. */
export const limitsTexts = {
  about:
    'Os limites são do prestador, para todos os seus sistemas em conjunto. Cada resposta diz no cabeçalho RateLimit quanto resta; uma chamada a mais é recusada com 429, e Retry-After diz daqui a quantos segundos vale a pena repeti-la.',
  listed: 'Limites',
  window: 'Período',
  windows: { minute: 'Por minuto', day: 'Por dia' } satisfies Record<RateWindow, string>,
  limit: 'Limite',
  used: 'Já feitas',
  endsOn: 'Volta a zero',
} as const;
