import type { Described } from './described';

/** The name of each application status, and its meaning in plain words (spec 11.7). */
export const statusTexts: readonly Required<Described>[] = [
  {
    id: 1,
    description: 'Submetido',
    fullDescription: 'O pedido foi submetido e aguarda o início da verificação.',
  },
  {
    id: 2,
    description: 'Aguarda Segurança Social e Autoridade Tributária',
    fullDescription: 'O pedido aguarda resposta da Segurança Social e da Autoridade Tributária.',
  },
  {
    id: 3,
    description: 'Aguarda Autoridade Tributária',
    fullDescription: 'A Segurança Social já respondeu; o pedido aguarda resposta da Autoridade Tributária.',
  },
  {
    id: 4,
    description: 'Aguarda Segurança Social',
    fullDescription: 'A Autoridade Tributária já respondeu; o pedido aguarda resposta da Segurança Social.',
  },
  {
    id: 5,
    description: 'Em conflito',
    fullDescription: 'Já existe outro pedido em curso ou com a tarifa ativa para o mesmo NIF.',
  },
  {
    id: 6,
    description: 'Aguarda regulador',
    fullDescription: 'O pedido aguarda a análise dos documentos e a decisão do regulador.',
  },
  {
    id: 7,
    description: 'Elegível',
    fullDescription: 'O cidadão tem direito à tarifa social, que pode ser ativada pelo prestador.',
  },
  {
    id: 8,
    description: 'Não Elegível',
    fullDescription: 'Não se verificaram as condições de acesso à tarifa social.',
  },
  { id: 9, description: 'Ativo', fullDescription: 'A tarifa social está ativa.' },
  { id: 10, description: 'Inativo', fullDescription: 'A tarifa social esteve ativa e foi desativada.' },
  { id: 11, description: 'Cancelado', fullDescription: 'O pedido foi cancelado e já não será verificado.' },
  {
    id: 100,
    description: 'Em processamento',
    fullDescription: 'As condições de acesso à tarifa social estão a ser verificadas.',
  },
];

const textOf = (statusId: number | null | undefined) => statusTexts.find(({ id }) => id === statusId);

/** Returns the name of a status, or its number when unknown. */
export const statusName = (statusId: number): string => textOf(statusId)?.description ?? String(statusId);

/** Returns the meaning of a status in one sentence; undefined when unknown. */
export const statusMeaning = (statusId: number | null | undefined): string | undefined =>
  textOf(statusId)?.fullDescription ?? undefined;
