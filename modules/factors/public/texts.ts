/** Texts about the second step of a sign-in, and about what one does it with. */
export const factorTexts = {
  step: {
    code: 'Escreva o código de 6 algarismos que a sua aplicação de códigos mostra.',
    recovery: 'Escreva um dos códigos de recuperação que guardou. Cada um serve uma única vez.',
    useRecovery: 'Usar um código de recuperação',
    useCode: 'Usar a aplicação de códigos',
    required: 'A partir de agora, a entrada na sua conta pede um segundo passo. Acrescente-o para continuar.',
    submit: 'Confirmar',
    back: 'Voltar ao início',
    failed: 'Não foi possível confirmar. Tente novamente.',
  },
  passkey: {
    use: 'Usar a chave de acesso',
    failed: 'A chave de acesso não foi usada. Tente novamente.',
    notUsed: {
      hasOne:
        'Este dispositivo, ou este gestor de palavras-passe, já tem uma chave de acesso desta conta, e essa continua a servir. Para ter uma segunda, escolha outro dispositivo ou uma chave de segurança.',
      notMade:
        'Não foi criada nenhuma chave de acesso: o pedido foi cancelado ou demorou demasiado. Pode tentar de novo, ou usar antes uma aplicação de códigos.',
      noLock:
        'Este dispositivo não pode guardar chaves de acesso: falta-lhe um bloqueio por PIN, impressão digital ou rosto. Ative-o, ou use outro dispositivo ou uma aplicação de códigos.',
      notProven:
        'Não foi usada nenhuma chave de acesso. Se cancelou o pedido, pode tentar de novo. Se este dispositivo não tem nenhuma desta conta, entre de outra forma: com o e-mail e a palavra-passe, ou com um código.',
    },
    how: 'Confirme com a chave de acesso: a impressão digital, o rosto ou o PIN deste dispositivo, ou uma chave de segurança.',
  },
  addedFactors: {
    title: 'A palavra-passe foi atualizada. Desde a anterior, foi acrescentado à sua conta:',
    one: (name: string, kind: 'codes' | 'passkey', day: string) =>
      `${name} (${kind === 'passkey' ? 'chave de acesso' : 'aplicação de códigos'}), em ${day}`,
    why: 'Se não foi quem o acrescentou, retire-o agora: quem o fez entraria na sua conta mesmo com a palavra-passe nova. Se só não reconhece uma parte, entre com o que é seu e remova o resto em "A minha conta".',
    old: (days: number) =>
      `Se não reconhece o que foi acrescentado há mais de ${days} dias, avise já um administrador: só ele o pode retirar.`,
    remove: 'Retirar o que foi acrescentado',
    keep: 'É meu, continuar',
    removed: 'O que foi acrescentado foi retirado. Já pode entrar com a nova palavra-passe.',
  },
  code: 'Código',
  recoveryCode: 'Código de recuperação',
  required: 'Preenchimento obrigatório',
  generator: {
    how: 'Abra no telemóvel uma aplicação de códigos (por exemplo Google Authenticator, Microsoft Authenticator ou Aegis) e leia este código QR.',
    qr: 'Código QR para a aplicação de códigos',
    here: 'Abrir na aplicação de códigos deste telemóvel',
    manual: 'Se não o puder ler, introduza na aplicação esta chave:',
    copy: 'Copiar',
    copyKey: 'Copiar a chave',
    copied: 'Chave copiada.',
    confirm: 'Depois escreva aqui o código de 6 algarismos que a aplicação mostra.',
    failed: 'Não foi possível começar. Tente novamente.',
  },
  recoveryCodes: {
    title: 'Códigos de recuperação',
    why: 'Guarde estes códigos num lugar seguro, fora deste computador. Se perder o telemóvel, cada um deles permite entrar uma vez. Não voltam a ser mostrados.',
    copy: 'Copiar',
    copied: 'Códigos copiados.',
    download: 'Descarregar',
    print: 'Imprimir',
    file: 'codigos-de-recuperacao.txt',
    once: 'Cada código permite entrar uma única vez.',
    done: 'Já guardei os códigos',
  },
} as const;
