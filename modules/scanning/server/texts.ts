import { dayMonthYear } from '../../../contract/rules/lisbonDay';
import type { CodedTexts } from '../../../server/lib/refusal';
import { productName } from '../../../server/mail/composeMail';

/** Why a document is not shown, or not accepted. */
export const scanTexts = {
  pending: {
    code: 'document_pending',
    text: 'O documento ainda está a ser verificado. Tente novamente dentro de alguns minutos.',
  },
  unscannable: {
    code: 'document_unscannable',
    text: 'O antivírus não conseguiu examinar o documento, que por isso não pode ser aberto. Não foi encontrado software malicioso.',
  },
  infected: { code: 'document_infected', text: 'O documento foi recusado: contém software malicioso.' },
  refused: { code: 'document_infected', text: 'O documento contém software malicioso. Escolha outra cópia.' },
} as const satisfies CodedTexts;

/** The wording of the e-mail about a document that was refused. */
export const infectedTexts = {
  subject: (id: number) => `${productName}: documento do pedido ${id} recusado`,
  refused: (label: string, id: number, sentOn: Date) =>
    `Um documento do pedido n.º ${id}, entregue a ${dayMonthYear(sentOn)} no campo «${label}», foi recusado: contém software malicioso. Ninguém o pode abrir, nem para decidir o pedido.`,
  request:
    'Para o entregar de novo, peça outra cópia ao cidadão, cancele este pedido e submeta outro com essa cópia.',
  other: 'Se o documento for necessário para a decisão, contacte o regulador.',
} as const;
