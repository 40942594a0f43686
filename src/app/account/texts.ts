/** Whom somebody without any right is told to ask; only that page loads it. */
export const noPermissionsText =
  'Peça acessos ao administrador de utilizadores da sua organização. Se não souber quem é, contacte-nos.';

/** Texts of the page of one's own account. */
export const accountTexts = {
  password: {
    title: 'Palavra-passe',
    change: 'Alterar palavra-passe',
    byLink:
      'Se entra com palavra-passe, escolha outra em «Esqueceu-se da palavra-passe?», no ecrã de entrada. A palavra-passe da conta institucional muda-se na sua organização.',
  },
  notices: {
    title: 'Avisos',
    always: (email: string) => `Por segurança, avisamos sempre ${email} por e-mail:`,
    kinds: [
      'de uma entrada com um dispositivo, ou a partir de uma rede, que ainda não conhecíamos',
      'de uma palavra-passe alterada',
      'de acessos alterados',
      'de um segundo passo acrescentado ou removido',
      'de cinco tentativas seguidas de entrar com a palavra-passe errada, ou de dar o segundo passo sem o conseguir',
      'de uma chave de acesso que pode ter sido copiada',
    ],
  },
} as const;

/** The question why citizens are looked up. */
export const lookupPurposeTexts = {
  title: 'Finalidade das consultas',
  about:
    'Indique para que vai consultar dados de cidadãos. A resposta fica no registo de cada consulta desta sessão.',
  purpose: 'Finalidade',
  words: 'Mais pormenores, sem dados pessoais',
  missing: 'Campo obrigatório.',
  go: 'Continuar',
} as const;
