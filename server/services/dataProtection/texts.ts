/** The user-facing texts about personal data. */
export const dataProtectionTexts = {
  /** Stands in a request where something personal was. */
  erased: 'Dados apagados',
} as const;
