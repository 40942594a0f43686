/** What the simulated services want cleared up, as they would say it to an officer. */
export const simulatedReasons = {
  address: 'A morada comunicada não é a que está registada.',
  data: 'Falta a declaração de rendimentos do último ano.',
} as const;
