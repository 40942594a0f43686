/** The user-facing messages about the environments of an installation; people call the sandbox 'ambiente de testes'. */
export const environmentTexts = {
  none: 'Esta instalação não tem ambiente de testes.',
} as const;
