/** Texts of the authentication screens (spec 2.2, 5 and 8). */
export const messages = {
  app: {
    session: {
      expired: 'Sessão expirada',
      ended: 'A sua sessão terminou. Entre de novo para continuar onde estava.',
      notStored:
        'Este navegador não deixa guardar a sessão: o armazenamento está bloqueado ou cheio. Permita que este site guarde dados, ou liberte espaço, e tente novamente.',
    },
    login: {
      title: 'Autenticação Prestador',
      purpose: 'Os prestadores pedem aqui a tarifa social de internet dos seus clientes.',
      username: 'E-mail',
      password: 'Palavra-passe',
      submit: 'Entrar',
      failed: 'Não foi possível entrar. Tente novamente.',
      forgotten: 'Esqueceu-se da palavra-passe?',
      or: 'ou',
      corporate: 'Entrar com conta institucional',
      corporateFailed: 'Erro interno de autenticação. Tente novamente!',
    },
  },
};
