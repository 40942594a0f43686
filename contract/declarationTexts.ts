/** The boxes of the request form by which something is declared. */
export type Declaration = 'applicantGaveConsent' | 'applicantProvidedRequiredDocuments';

/**
 * Every version of the declarations, the oldest first; a version is its place in this list, from 1. A request keeps which
 * one was ticked, so a text that was shown never changes: add a version with all texts.
 */
export const declarationTexts: readonly [
  Readonly<Record<Declaration, string>>,
  ...Readonly<Record<Declaration, string>>[],
] = [
  {
    applicantGaveConsent:
      'O cidadão foi informado de que o processo depende do acesso do regulador aos seus dados pessoais.',
    applicantProvidedRequiredDocuments: 'O cidadão entregou documentos comprovativos.',
  },
];

/** The version that the form shows. */
export const declarationVersion = declarationTexts.length;

/** What the form shows. */
export const currentDeclarations = declarationTexts[declarationVersion - 1] ?? declarationTexts[0];

/** What a refusal calls the version in a submission. */
export const declarationLabels = { declarationVersion: 'Versão das declarações' } as const;
