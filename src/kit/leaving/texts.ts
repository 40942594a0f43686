/** Texts of the question before a changed form, or what is shown once, is left; loaded with forms. */
export const leavingTexts = {
  question: 'Pretende sair desta página?',
  lost: 'As alterações que ainda não gravou perdem-se.',
  draftKept:
    'O formulário ainda não foi enviado. O que preencheu fica guardado neste dispositivo durante 24 horas e reaparece quando voltar a este formulário.',
  draftErased:
    'O formulário ainda não foi enviado. Ao terminar a sessão, o que preencheu é eliminado deste dispositivo.',
  shownOnce: 'O que está a ver só é mostrado agora. Guarde-o primeiro: depois de sair não volta a aparecer.',
} as const;
