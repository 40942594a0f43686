/** The texts of renewals for the menu; their pages load the others. */
export const messages = {
  renewal: { menu: 'Renovação', notices: 'Tarifas que vão terminar' },
};
