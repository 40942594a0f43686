import type { z } from 'zod';
import type { passwordErrorCode } from '../../../contract/calls/authentication';
import type { RefusalReason } from '../../lib/refusal';
import type { PasswordSignIn } from '../context/passwordSignIn';
import { sessionEnded } from './account/texts';

/** The messages to a caller without a valid session, and to one that did not wait for its new tokens. */
export const sessionTexts = {
  ended: sessionEnded,
  wrongProof: 'A prova da chave do navegador não é válida. Recarregue a página e tente novamente.',
  callerGone: 'Não foi possível renovar a sessão a tempo. Tente novamente.',
} as const;

/** The message of a refused sign-in: the same for every e-mail, so that it reveals no account. */
export const signInRefused: Readonly<Record<PasswordSignIn, string>> = {
  all: 'E-mail ou palavra-passe incorretos.',
  providers:
    'E-mail ou palavra-passe incorretos. Se trabalha na entidade reguladora, entre com a conta institucional.',
  none: 'A entrada com palavra-passe está desativada. Entre com a conta institucional.',
};

/** Why corporate sign-in was refused. */
export const corporateRefused = {
  notConfigured: 'A entrada com conta institucional não está disponível nesta instalação.',
  unavailable: 'Não foi possível contactar o serviço de contas institucionais. Tente novamente mais tarde.',
  unauthenticated: 'A identidade institucional não é válida ou expirou. Tente novamente.',
  forbidden: 'A sua conta institucional não tem acesso a esta aplicação.',
} as const satisfies Partial<Record<RefusalReason, string>>;

/** Why a password was not set (spec 8, Reset and Change), and that it is easy to guess. */
export const passwordRefusedTexts: Readonly<Record<z.infer<typeof passwordErrorCode> | 'guessable', string>> =
  {
    Identical_Password: 'A nova palavra-passe deve ser diferente da palavra-passe atual.',
    Link_expired: 'A ligação expirou ou já foi utilizada. Peça uma nova.',
    Wrong_OldPassword: 'A palavra-passe atual está incorreta.',
    guessable:
      'A palavra-passe é demasiado fácil de adivinhar. Evite palavras-passe comuns, o seu e-mail e o nome deste serviço.',
  };
