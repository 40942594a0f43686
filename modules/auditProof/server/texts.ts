import { productName } from '../../../server/mail/composeMail';

/** The wording of the daily e-mail with the head of the audit. */
export const auditHeadTexts = {
  subject: (day: string) => `${productName}: cabeça do registo de atividade de ${day}`,
  what: 'Guarde esta mensagem. A linha seguinte é a cabeça assinada do registo de atividade:',
  how: 'Copie a linha para um ficheiro. Uma prova do registo obtida mais tarde tem de a confirmar: node verifyAuditProof.mjs PROVA --public-key CHAVE --head FICHEIRO',
  open: 'Abrir a aplicação',
} as const;
