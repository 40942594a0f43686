/** The questions that the audit answers in one press. */
export const auditQuestionTexts = {
  title: 'Perguntas ao registo',
  answer: 'Responder',
  questions: {
    fiscalNumber: { question: 'Quem consultou este NIF', label: 'NIF' },
    actorName: { question: 'O que fez este utilizador', label: 'E-mail, ou nome do sistema' },
    applicationId: { question: 'O que aconteceu a este pedido', label: 'N.º do pedido' },
  },
  wrongNif: 'O NIF tem nove algarismos.',
  wrongNumber: 'O número do pedido só tem algarismos.',
  required: 'Campo obrigatório.',
} as const;
