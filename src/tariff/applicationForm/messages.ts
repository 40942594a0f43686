/** Texts of the eligibility request form (spec 2.3, 2.4 and 8). */
export const messages = {
  applicationForm: {
    title: 'Pedido de verificação de elegibilidade',
    submit: 'Submeter Pedido',
    sections: {
      provider: 'Dados do prestador',
      citizen: 'Dados do cidadão',
      student: 'Estudante universitário',
      declarations: 'Declarações',
    },
    providerEmailHint: 'O resultado da verificação é enviado para este endereço.',
    studentHint: 'Para agregados com um estudante do ensino superior a residir longe da morada fiscal.',
    oneDocument: 'Basta um documento, em qualquer uma das duas listas.',
    submitted: {
      title: 'Pedido de verificação de elegibilidade submetido com sucesso com o número %{id}.',
      text: 'Será notificado via e-mail do resultado do pedido de verificação de elegibilidade.',
      home: 'Voltar à página Inicial',
      see: 'Ver o pedido',
    },
    failed: 'Ocorreu um erro na submissão do pedido, por favor tente novamente.',
  },
};
