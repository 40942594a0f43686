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
      interrupted:
        'Envio interrompido, mas o servidor pode já ter recebido tudo. O que preencheu foi mantido: se enviar de novo sem alterações, nada fica registado em duplicado.',
    },
  },
};
