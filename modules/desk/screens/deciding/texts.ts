/** What takes a request over from whoever else is deciding it. */
export const takeOverTexts = {
  button: 'Assumir',
  title: 'Passar a ser eu a decidir este pedido',
  question: (holder: string) => `${holder} está a decidir este pedido. Pretende assumi-lo?`,
  consequence: 'Passa a decidi-lo em vez dessa pessoa. O que ela escreveu e não confirmou não é gravado.',
};
