/** Texts of the page where a person manages what a sign-in is confirmed with. */
export const texts = {
  title: 'Verificação em dois passos',
  intro:
    'Além da palavra-passe, a entrada pode pedir um segundo passo. Assim, quem descobrir a sua palavra-passe não entra na sua conta.',
  none: 'Ainda não tem nenhum segundo passo.',
  added: (day: string) => `desde ${day}`,
  lastUsed: (day: string) => `usada pela última vez em ${day}`,
  addGenerator: 'Acrescentar aplicação de códigos',
  addPasskey: 'Acrescentar chave de acesso',
  passkeyWhy:
    'Uma chave de acesso fica neste dispositivo ou no seu gestor de palavras-passe. Entra com a impressão digital, o rosto ou um PIN, mesmo sem palavra-passe.',
  passkeyName: 'Nome da chave de acesso',
  passkeyNameHint: 'Por exemplo: portátil do escritório',
  passkeyFailed: 'A chave de acesso não foi criada. Tente novamente.',
  second:
    'Só tem uma chave de acesso. Acrescente uma segunda, noutro dispositivo: se perder a primeira, continua a entrar.',
  go: 'Continuar',
  remove: (name: string) => `Remover ${name}`,
  removeShort: 'Remover',
  confirmRemove: (name: string) => `Remover ${name}?`,
  lastOne: 'É a única que tem: a partir de agora, a entrada pede só a palavra-passe.',
  removed: 'O segundo passo foi removido.',
  addedNow: 'O segundo passo foi acrescentado.',
  codesLeft: (count: number) =>
    count === 1 ? 'Resta 1 código de recuperação.' : `Restam ${count} códigos de recuperação.`,
  renew: 'Criar novos códigos de recuperação',
  confirmRenew: 'Criar novos códigos de recuperação? Os anteriores deixam de servir.',
  requiredOn: (day: string) =>
    `A partir de ${day}, a entrada vai pedir um segundo passo. Acrescente-o já em 'A minha conta', no menu com o seu nome.`,
  removalDue: (moment: string) =>
    `Um administrador pediu a remoção dos seus segundos passos, que acontece em ${moment}.`,
  keep: 'Manter os meus segundos passos',
  kept: 'Os seus segundos passos mantêm-se.',
  prove: {
    title: 'Confirme que é mesmo a sua conta',
    why: 'Esta operação pede um segundo passo com menos de dez minutos. Depois, continua sozinha.',
    codes: 'Usar a aplicação de códigos',
    passkey: 'Usar a chave de acesso',
    recovery: 'Usar um código de recuperação',
  },
  password: {
    label: 'Palavra-passe',
    why: 'Esta operação pede a sua palavra-passe com menos de dez minutos, para que ninguém a faça numa sessão deixada aberta. Depois, continua sozinha.',
    whyCorporate:
      'Esta operação pede que tenha entrado com a conta institucional há menos de dez minutos, para que ninguém a faça numa sessão deixada aberta. Entre de novo e repita-a: volta a esta página.',
    corporate: 'Entrar de novo com a conta institucional',
  },
  cancel: 'Cancelar',
  failed: 'Não foi possível concluir. Tente novamente.',
} as const;
