/** Texts of sending files. */
export const messages = {
  kit: {
    sending: {
      title: 'Envio em curso',
      reading: 'A ler os ficheiros…',
      sending: 'A enviar…',
      waiting: 'A aguardar a resposta do servidor…',
      share: '%{percent} %',
      cancel: 'Cancelar envio',
      cancelled: 'Envio cancelado. O que preencheu foi mantido.',
    },
  },
};
