/** Texts of what a form still lacks, loaded with forms. */
export const missingTexts = {
  missing: 'Antes de submeter, falta preencher ou corrigir:',
  missingField: (name: string) => `«${name}»`,
  unticked: 'Os campos obrigatórios estão preenchidos. Falta assinalar:',
  nothingMissing: 'Está tudo preenchido.',
} as const;
