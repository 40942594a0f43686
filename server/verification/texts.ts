/** What the simulated services want cleared up: their code, and as they would say it to an officer. */
export const simulatedConditions = {
  address: { code: 'M01', reason: 'A morada comunicada não é a que está registada.' },
  data: { code: 'D01', reason: 'Falta a declaração de rendimentos do último ano.' },
} as const;
