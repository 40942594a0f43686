import picture from '../pictures/deciding.png';
import type { HelpPage } from './HelpPage';

/** How the regulator decides a request (spec 2.6). */
export const deciding: HelpPage = {
  slug: 'deciding',
  title: 'Decidir um pedido',
  summary: 'Do próximo pedido à decisão, o que fazer quando falta um documento, e quando decidem dois.',
  updated: '2026-11-28',
  picture: {
    src: picture,
    alt: 'Filas de trabalho do regulador, cada uma com o número dos seus pedidos, por cima da pesquisa.',
  },
  parts: [
    {
      heading: 'Chegar ao pedido',
      paragraphs: [
        'As filas por cima da pesquisa dizem quantos pedidos esperam. «Dá-me o próximo» abre o que espera há mais tempo e que não está já com alguém.',
      ],
      steps: [
        'Leia os documentos ao lado dos dados. «Estado» diz o que responderam a Segurança Social e a Autoridade Tributária.',
        'Escolha «Elegível» ou «Não Elegível», indique o motivo quando é pedido, e confirme.',
        'O pedido seguinte abre-se a seguir à decisão.',
      ],
    },
    {
      heading: 'Quando falta um documento',
      steps: [
        'Escolha «Pedir elementos», diga o que falta e até quando. O prestador é avisado por e-mail.',
        'O pedido fica na fila «Elementos pedidos»; o estado não muda.',
        'A resposta aparece em «Elementos recebidos». O documento novo vem à frente.',
      ],
    },
    {
      heading: 'Quando outra pessoa tem o pedido',
      paragraphs: [
        'Quem abre um pedido fica com ele enquanto o tiver aberto; os outros veem quem é. «Assumir» passa-o para si, depois de perguntar.',
        'Se a decisão precisa de uma segunda pessoa, fica em «Por aprovar» até alguém a aprovar ou recusar. Quem a propôs não a pode aprovar.',
      ],
    },
    {
      heading: 'Só com o teclado',
      paragraphs: ['A tecla ? mostra todas as teclas da página onde está.'],
    },
  ],
};
