/** The accounts of the OpenID provider; the application decides which of them it accepts. */
export const corporateAccounts = {
  /** An active administrator of the demo data. */
  administrator: 'admin@tsi.example.pt',
  /** A user whom the application does not know. */
  stranger: 'estranho@tsi.example.pt',
  /** An administrator who is no longer active. */
  inactive: 'antigo@tsi.example.pt',
  /** An operator, who signs in with a password instead. */
  operator: 'operador@netatlantico.example.pt',
};
