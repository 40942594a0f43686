/** Texts of the page with a provider's tariffs that will end. */
export const noticeTexts = {
  title: 'Tarifas que vão terminar',
  about:
    'Os serviços não confirmaram que estas pessoas continuam a ter direito à tarifa. Cada uma termina no dia indicado, a menos que entregue algo antes: o fim espera então pela decisão.',
  table: 'Tarifas que vão terminar',
  nothing: 'Nenhuma tarifa do seu prestador vai terminar.',
  renewals: 'Renovações',
  nif: 'NIF',
  name: 'Nome',
  number: (id: number) => `n.º ${id}`,
  reason: 'Motivo',
  state: 'Estado',
  endsOn: 'Termina em',
  mayHandIn: 'O que pode entregar',
  waits: 'Entregue: aguarda uma decisão',
  ended: 'Já terminou',
} as const;
