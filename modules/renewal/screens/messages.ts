/** The texts of renewals for the menu and the queues; their pages load the others. */
export const messages = {
  renewal: {
    menu: 'Renovação',
    notices: 'Tarifas que vão terminar',
    queues: {
      exception: 'Por avisar',
      noticed: 'Avisadas',
      waiting: 'Aguardam uma decisão',
      silent: 'Sem resposta',
    },
  },
};
