/** Texts of recovering a password (spec 2.2, 5 and 8). */
export const recoveryTexts = {
  title: 'RECUPERAÇÃO DE PALAVRA-PASSE',
  introduction:
    'Indique o e-mail com que entra na aplicação. Enviamos-lhe uma ligação para escolher uma nova palavra-passe.',
  username: 'E-mail',
  back: 'VOLTAR',
  submit: 'ENVIAR',
  sent: 'E-mail de reposição da palavra-passe enviado!',
  empty: 'Ocorreu um erro na reposição da palavra-passe, por favor tente novamente.',
  failed: 'Ocorreu um erro na submissão do pedido, por favor tente novamente.',
} as const;

/** Texts of choosing and changing a password (spec 2.2, 5 and 8). */
export const passwordTexts = {
  newAccountTitle: 'REGISTO',
  resetTitle: 'RECUPERAR PALAVRA-PASSE',
  changeTitle: 'ALTERAR PALAVRA-PASSE',
  current: 'Palavra-passe atual',
  new: 'Nova Palavra-passe',
  confirmation: 'Confirmar Palavra-passe',
  submit: 'Gravar',
  updated: 'A palavra-passe foi atualizada com sucesso.',
  failed: 'Ocorreu um erro.',
  linkExpired: 'A ligação já não é válida. Peça uma nova em "Esqueceu-se da palavra-passe?".',
  rules: {
    title: 'A palavra-passe deve ter:',
    met: 'cumprido',
    unmet: 'por cumprir',
    count: '%{met} de %{total} requisitos cumpridos',
    length: 'entre %{min} e %{max} caracteres',
    noSpaces: 'nenhum espaço',
    lowercase: 'pelo menos uma letra minúscula',
    uppercase: 'pelo menos uma letra maiúscula',
    digit: 'pelo menos um algarismo',
    special: 'pelo menos um carácter especial',
  },
} as const;
