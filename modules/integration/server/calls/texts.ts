import type { RateWindow } from '../../contract/rateWindows';

const periods: Readonly<Record<RateWindow, string>> = { minute: 'num minuto', day: 'num dia' };

/** The user-facing messages about calls of providers' systems. */
export const integrationTexts = {
  tooManyCalls: (window: RateWindow) =>
    `Os sistemas deste prestador atingiram o limite de pedidos ${periods[window]}. Espere o tempo que a resposta indica em Retry-After.`,
} as const;
