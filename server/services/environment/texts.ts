/** The user-facing messages about the sandbox beside an installation, which people call the 'ambiente de testes'. */
export const sandboxTexts = {
  none: 'Esta instalação não tem ambiente de testes.',
  notOpened: 'O ambiente de testes não está disponível de momento. Tente de novo dentro de instantes.',
} as const;
