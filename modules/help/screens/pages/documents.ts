import { formatNumber } from '../../../../contract/rules/formatNumber';
import { maxDocumentsBytes, maxDocumentsPerList } from '../../../../contract/rules/limits';
import { maxPdfBytes } from '../../../../contract/rules/uploads';
import picture from '../pictures/documents.png';
import type { HelpPage } from './HelpPage';

const megabytes = (bytes: number) => `${formatNumber(bytes / 1_000_000)} MB`;

/** The documents that a request takes (spec 2.3, 5 and 9). */
export const documents: HelpPage = {
  slug: 'documents',
  title: 'Documentos',
  summary: 'Que comprovativos juntar, em que formato, e o que fazer quando um é recusado.',
  updated: '2026-11-28',
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
        'Veja a primeira página, que aparece por baixo do nome: é a altura de dar por um documento de outra pessoa. Prima-a para ler o documento todo.',
        'Ao lado aparece o que se leu no texto do documento: o mesmo NIF ou outro, o nome, há quanto tempo foi emitido. É só um aviso, lido neste dispositivo; pode enviar o documento na mesma.',
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
    {
      heading: 'Se o regulador pedir elementos',
      steps: [
        'O aviso chega por e-mail, e o pedido fica na fila «Elementos por entregar» de Gerir Pedidos, com o prazo. O estado do pedido não muda.',
        'Abra o pedido: no cimo está o que falta e até quando. Junte os documentos ou escreva a resposta, e prima «Enviar elementos».',
        'Depois do prazo ainda pode responder, enquanto o regulador não decidir; mas o regulador pode decidir sem a resposta.',
      ],
    },
    {
      heading: 'Ver o que foi entregue',
      paragraphs: [
        'Na página do pedido, «Ver documentos» abre-os em ecrã inteiro. Pode ampliar, rodar, ver as miniaturas das páginas e procurar um nome ou um NIF no texto (Ctrl+F). Por cima do documento está o que se leu nele e, se o tiver, o código de validação, para copiar (tecla C) e confirmar no site de quem o emitiu. Uma digitalização sem texto não se lê. Cada documento que abre fica registado.',
      ],
    },
  ],
};
