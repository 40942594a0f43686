import { activationDeadlineDays } from '../../../../contract/rules/activation';
import type { HelpPage } from './HelpPage';

/** The words of the tariff and of its requests, each explained; other pages lead here from the words themselves. */
export const glossary: HelpPage = {
  slug: 'glossary',
  title: 'Glossário',
  summary: 'O que querem dizer as palavras que a aplicação usa.',
  updated: '2026-11-29',
  parts: [
    {
      heading: 'Autoridade Tributária',
      paragraphs: ['Confirma os baixos rendimentos que dão direito à tarifa.'],
    },
    {
      heading: 'Cidadão',
      paragraphs: ['A pessoa para quem se pede a tarifa. Quem submete o pedido é o prestador.'],
    },
    {
      heading: 'Comprovativo',
      paragraphs: [
        'Um documento PDF que prova o que o pedido diz: rendimentos, prestações sociais, matrícula ou residência.',
      ],
    },
    {
      heading: 'Elementos',
      paragraphs: [
        'O que o regulador pede ao prestador quando um pedido não se pode decidir como está: documentos ou uma resposta.',
      ],
    },
    {
      heading: 'Elegível',
      paragraphs: [
        `Com direito à tarifa. O prestador tem ${activationDeadlineDays} dias para a ativar, contados do e-mail com o resultado.`,
      ],
    },
    {
      heading: 'Estudante universitário deslocado',
      paragraphs: [
        'Quem estuda longe da morada fiscal da família. Os rendimentos que contam são os do cidadão que pede a tarifa.',
      ],
    },
    {
      heading: 'Fila',
      paragraphs: [
        'Os pedidos de um estado que esperam por alguém, o que espera há mais tempo em primeiro lugar.',
      ],
    },
    {
      heading: 'Lista anual',
      paragraphs: [
        'Os NIF que o prestador comunica uma vez por ano, cada um com um pedido de manutenção, para a tarifa continuar.',
      ],
    },
    {
      heading: 'Morada fiscal',
      paragraphs: ['A morada do cidadão que está registada na Autoridade Tributária.'],
    },
    {
      heading: 'NIF',
      paragraphs: [
        'Número de identificação fiscal: nove algarismos. O último confere os outros, e assim se dá por um engano.',
      ],
    },
    {
      heading: 'Prestador',
      paragraphs: ['A empresa que fornece a internet e aplica a tarifa.'],
    },
    {
      heading: 'Regulador',
      paragraphs: ['A autoridade que decide os pedidos e gere quem pode usar a aplicação.'],
    },
    {
      heading: 'Reverificação',
      paragraphs: [
        'Nova verificação de uma tarifa ativa, quando a situação do cidadão mudou. Se o resultado for Não Elegível, a tarifa termina.',
      ],
    },
    {
      heading: 'Segurança Social',
      paragraphs: ['Confirma as prestações sociais que dão direito à tarifa.'],
    },
    {
      heading: 'TSI',
      paragraphs: [
        'Tarifa Social de Internet: internet em casa a um preço reduzido, para quem tem baixos rendimentos ou necessidades sociais especiais.',
      ],
    },
  ],
};
