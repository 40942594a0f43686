/** The questions that the audit answers in one press, and its proof. */
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
  proof: {
    get: 'Obter a prova do registo',
    failed: 'Ocorreu um erro na obtenção da prova, por favor tente novamente.',
    file: (day: string) => `prova-do-registo-${day}.ndjson.gz`,
  },
} as const;
