import type { CodedTexts } from '../../../server/lib/refusal';
import { productName } from '../../../server/mail/composeMail';

/** The user-facing reasons for refusing what concerns elements that the regulator asks for. */
export const elementsTexts = {
  alreadyAsked: {
    code: 'elements_asked',
    text: 'Já foram pedidos elementos ao prestador, que ainda não respondeu.',
  },
  notOpen: {
    code: 'elements_not_open',
    text: 'O pedido de elementos já não está em aberto. Atualize a página.',
  },
} as const satisfies CodedTexts;

/** The wording of the e-mails about elements that the regulator asks for. */
export const elementsMailTexts = {
  subject: (id: number) => `${productName}: elementos pedidos para o pedido ${id}`,
  reminderSubject: (id: number) => `${productName}: prazo para entregar elementos do pedido ${id}`,
  question: (id: number, day: string) =>
    `Para decidir o pedido n.º ${id}, o regulador precisa de mais elementos até ${day}:`,
  how: 'Abra o pedido e envie os documentos ou a resposta em «Elementos por entregar».',
  answeredSubject: (id: number) => `${productName}: elementos recebidos do pedido ${id}`,
  answered: (id: number) => `O prestador respondeu ao pedido de elementos do pedido n.º ${id}.`,
  open: (id: number) => `Abrir o pedido ${id}`,
} as const;
