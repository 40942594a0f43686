/** Texts about confirming a sign-in, and about what one confirms it with. */
export const factorTexts = {
  step: {
    code: 'Escreva o código de 6 algarismos que a sua aplicação de códigos mostra.',
    recovery: 'Escreva um dos códigos de recuperação que guardou. Cada um serve uma única vez.',
    useRecovery: 'Usar um código de recuperação',
    useCode: 'Usar a aplicação de códigos',
    required:
      'A partir de agora, a entrada na sua conta pede uma segunda confirmação. Acrescente-a para continuar.',
    submit: 'Confirmar',
    back: 'Voltar ao início',
    failed: 'Não foi possível confirmar. Tente novamente.',
  },
  passkey: {
    use: 'Usar a chave de acesso',
    failed: 'A chave de acesso não foi usada. Tente novamente.',
    how: 'Confirme com a chave de acesso: a impressão digital, o rosto ou o PIN deste dispositivo, ou uma chave de segurança.',
  },
  code: 'Código',
  recoveryCode: 'Código de recuperação',
  required: 'Preenchimento obrigatório',
  generator: {
    how: 'Abra no telemóvel uma aplicação de códigos (por exemplo Google Authenticator, Microsoft Authenticator ou Aegis) e leia este código QR.',
    qr: 'Código QR para a aplicação de códigos',
    here: 'Abrir na aplicação de códigos deste telemóvel',
    manual: 'Se não o puder ler, introduza na aplicação esta chave:',
    confirm: 'Depois escreva aqui o código de 6 algarismos que a aplicação mostra.',
    failed: 'Não foi possível começar. Tente novamente.',
  },
  recoveryCodes: {
    title: 'Códigos de recuperação',
    why: 'Guarde estes códigos num lugar seguro, fora deste computador. Se perder o telemóvel, cada um deles permite entrar uma vez. Não voltam a ser mostrados.',
    copy: 'Copiar',
    copied: 'Códigos copiados.',
    done: 'Já guardei os códigos',
  },
} as const;
