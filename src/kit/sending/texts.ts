/** Texts of a sending, loaded with the screens that send files. */
export const sendingTexts = {
  title: 'Envio em curso',
  reading: 'A ler os ficheiros…',
  sending: 'A enviar…',
  waiting: 'A aguardar a resposta do servidor…',
  share: (percent: number) => `${percent} %`,
  cancel: 'Cancelar envio',
  cancelled: 'Envio cancelado. O que preencheu foi mantido.',
  cancelling: 'A confirmar o cancelamento…',
  uncertain:
    'Envio interrompido, mas não é certo que o servidor não o tenha registado. Antes de enviar de novo, verifique se já está na lista. O que preencheu foi mantido.',
} as const;
