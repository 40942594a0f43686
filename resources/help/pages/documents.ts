import { formatNumber } from '../../../contract/rules/formatNumber';
import { maxDocumentsBytes, maxDocumentsPerList } from '../../../contract/rules/limits';
import { maxPdfBytes } from '../../../contract/rules/uploads';
import picture from '../pictures/documents.png';
import type { HelpPage } from './HelpPage';

const megabytes = (bytes: number) => `${formatNumber(bytes / 1_000_000)} MB`;

/** The documents that a request takes (spec 2.3, 5 and 9). */
export const documents: HelpPage = {
  slug: 'documents',
  title: 'Documentos',
  summary: 'Que comprovativos juntar, em que formato, e o que fazer quando um é recusado.',
  picture: {
    src: picture,
    alt: 'Declaração de que o cidadão entregou documentos, assinalada, e as listas dos comprovativos, com um PDF junto.',
  },
  parts: [
    {
      heading: 'Quando são precisos',
      paragraphs: [
        'A Segurança Social e a Autoridade Tributária são consultadas em todos os pedidos. Os comprovativos servem para quando nenhuma das duas confirma a situação do cidadão: com documentos, o regulador analisa o pedido; sem documentos, o resultado é Não Elegível.',
        'Para um estudante deslocado, os comprovativos de matrícula e de residência são sempre obrigatórios.',
      ],
    },
    {
      heading: 'Juntar documentos',
      steps: [
        'Assinale «O cidadão entregou documentos comprovativos.».',
        'Ponha cada documento na lista certa: necessidades sociais especiais (Segurança Social) ou baixos rendimentos (Autoridade Tributária). Basta haver um documento numa das listas.',
        'Pode escolher vários de uma vez, ou arrastá-los para a caixa. Para retirar um, prima a cruz ao lado do nome.',
      ],
    },
    {
      heading: 'Formato e tamanho',
      paragraphs: [
        `Só ficheiros PDF, até ${megabytes(maxPdfBytes)} cada um, ${maxDocumentsPerList} por lista e ${megabytes(maxDocumentsBytes)} no total do pedido.`,
        'Uma digitalização em PDF serve. Uma fotografia tem de ser guardada primeiro como PDF.',
      ],
    },
    {
      heading: 'Se um documento for recusado',
      paragraphs: [
        'É recusado o que ninguém conseguiria ler: um ficheiro que não é PDF, um que pede palavra-passe para abrir, um sem páginas, ou o mesmo documento duas vezes. A mensagem diz qual é o caso. Guarde uma cópia sem palavra-passe, ou digitalize de novo, e volte a juntá-lo.',
      ],
    },
  ],
};
