import { z } from 'zod';
import { access } from '../../../contract/access';
import { defineCall, ownCalls } from '../../../contract/calls/defineCall';
import { session } from '../../../contract/entities/session';
import { textUpTo } from '../../../contract/entities/text';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { factorsOfPerson, newGenerator, passkey, passkeyOptions, shownRecoveryCodes } from './factors';
import { publicCalls } from './publicCalls';

const token = z.string().min(1).max(4000);
/** Six digits of a generator, or a recovery code, with whatever blanks and hyphens people write. */
const code = z.string().trim().min(1).max(40);
const identityNeeded = { 403: 'A identidade institucional foi comprovada há mais de dez minutos' };
const labels = {
  code: 'Código',
  factorChallenge: 'Início de sessão a concluir',
  enrolment: 'Segundo passo a acrescentar',
  assertion: 'Segundo passo pedido',
  response: 'Chave de acesso',
  type: 'Tipo',
  name: 'Nome',
  password: 'Palavra-passe',
  removal: 'Segundos passos a retirar',
};
const { call } = ownCalls({ path: '/Factors', capability: 'factors', labels });

export const signInWithFactor = defineCall({
  ...publicCalls.signInWithFactor,
  recordedAs: ['signIn'],
  summary:
    'Conclui um início de sessão com a palavra-passe certa, com um código da aplicação ou um de recuperação',
  input: z.object({ factorChallenge: token, code }),
  labels,
  answer: session,
});

export const getPasskeyOptions = defineCall({
  ...publicCalls.getPasskeyOptions,
  recordedAs: 'noPersonalData',
  summary:
    'O que um navegador precisa para comprovar uma chave de acesso: qualquer uma deste sítio ou, num início de sessão, uma dessa pessoa',
  input: z.object({ factorChallenge: token.optional() }),
  labels,
  answer: z.object({ options: passkeyOptions, assertion: z.string() }),
  wrapped: true,
});

export const signInWithPasskey = defineCall({
  ...publicCalls.signInWithPasskey,
  recordedAs: ['signIn'],
  summary:
    'Inicia sessão só com uma chave de acesso ou, com `factorChallenge`, depois da palavra-passe certa',
  input: z.object({ factorChallenge: token.optional(), assertion: token, response: passkey }),
  labels,
  answer: session,
});

export const beginRequiredGenerator = defineCall({
  ...publicCalls.beginRequiredGenerator,
  recordedAs: 'noPersonalData',
  summary: 'Cria o segredo de uma aplicação de códigos que é preciso juntar antes de a sessão abrir',
  refusals: identityNeeded,
  input: z.object({ factorChallenge: token }),
  labels,
  answer: newGenerator,
  wrapped: true,
});

export const addRequiredGenerator = defineCall({
  ...publicCalls.addRequiredGenerator,
  recordedAs: ['factorAdded'],
  summary: 'Junta essa aplicação de códigos, com um código dela, e conclui o início de sessão',
  refusals: identityNeeded,
  input: z.object({ factorChallenge: token, enrolment: token, code }),
  labels,
  answer: shownRecoveryCodes.extend({ session }),
  wrapped: true,
});

export const removeAddedFactors = defineCall({
  ...publicCalls.removeAddedFactors,
  recordedAs: ['factorRemoved'],
  summary: 'Retira os segundos passos novos que a resposta a uma palavra-passe nova por ligação indicou',
  input: z.object({ removal: token }),
  labels,
  answer: z.literal(true),
  wrapped: true,
});

export const getFactors = call({
  method: 'GET',
  path: '/get-factors',
  summary: 'Os segundos passos próprios e quantos códigos de recuperação restam',
  access: 'signedIn',
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: factorsOfPerson,
});

export const beginGenerator = call({
  method: 'POST',
  path: '/begin-generator',
  summary: 'Cria o segredo de uma aplicação de códigos, que só conta depois de um código o comprovar',
  access: 'signedIn',
  needsRecentFactor: true,
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: newGenerator,
});

export const addGenerator = call({
  method: 'POST',
  path: '/add-generator',
  summary:
    'Junta uma aplicação de códigos, com um código dela; responde com códigos de recuperação se ainda não os houver',
  access: 'signedIn',
  recordedAs: ['factorAdded'],
  input: z.object({ enrolment: token, code }),
  answer: shownRecoveryCodes,
});

export const beginPasskey = call({
  method: 'POST',
  path: '/begin-passkey',
  summary: 'O que um navegador precisa para criar uma chave de acesso deste sítio',
  access: 'signedIn',
  needsRecentFactor: true,
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: z.object({ options: passkeyOptions, enrolment: z.string() }),
});

export const addPasskey = call({
  method: 'POST',
  path: '/add-passkey',
  summary:
    'Junta a chave de acesso que um navegador criou; responde com códigos de recuperação se ainda não os houver',
  access: 'signedIn',
  recordedAs: ['factorAdded'],
  input: z.object({ enrolment: token, response: passkey, name: textUpTo(60).min(1) }),
  answer: shownRecoveryCodes,
});

export const removeFactor = call({
  method: 'POST',
  path: '/remove-factor',
  summary: 'Retira um segundo passo próprio; com o último vão os códigos de recuperação',
  access: 'signedIn',
  needsRecentFactor: true,
  recordedAs: ['factorRemoved'],
  input: z.object({ id: z.int32().positive() }),
  answer: z.literal(true),
});

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/renew-recovery-codes',
  summary: 'Cria códigos de recuperação novos; os anteriores deixam de valer',
  access: 'signedIn',
  needsRecentFactor: true,
  recordedAs: ['recoveryCodesRenewed'],
  input: z.object({}),
  answer: shownRecoveryCodes,
});

export const proveFactor = call({
  method: 'POST',
  path: '/prove-factor',
  summary:
    'Repete o segundo passo, com um código, para as chamadas que o pedem feito nos últimos dez minutos',
  access: 'signedIn',
  recordedAs: ['factorProven'],
  input: z.object({ code }),
  answer: z.literal(true),
});

export const provePassword = call({
  method: 'POST',
  path: '/prove-password',
  summary:
    'Comprova outra vez a palavra-passe, para as chamadas que a pedem, ou à identidade institucional, nos últimos dez minutos',
  access: 'signedIn',
  recordedAs: ['factorProven'],
  input: z.object({ password: z.string().min(1, validationMessages.required).max(254) }),
  answer: z.literal(true),
});

export const getOwnPasskeyOptions = call({
  method: 'POST',
  path: '/get-passkey-options',
  summary: 'O que um navegador precisa para comprovar outra vez uma chave de acesso própria',
  access: 'signedIn',
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: z.object({ options: passkeyOptions, assertion: z.string() }),
});

export const provePasskey = call({
  method: 'POST',
  path: '/prove-passkey',
  summary: 'Comprova outra vez uma chave de acesso, para o mesmo efeito',
  access: 'signedIn',
  recordedAs: ['factorProven'],
  input: z.object({ assertion: token, response: passkey }),
  answer: z.literal(true),
});

export const requestFactorRemoval = defineCall({
  method: 'POST',
  path: '/User/request-factor-removal',
  summary:
    'Retira os segundos passos que um utilizador ganhou nos últimos dias; os outros mais tarde, o que o utilizador, logo avisado, pode travar',
  access: [access.users.update, access.userProviders.edit],
  needsRecentFactor: true,
  recordedAs: ['factorRemovalRequested', 'factorRemoved'],
  capability: 'factors',
  input: z.object({ userId: z.int32().positive() }),
  answer: z.literal(true),
  wrapped: true,
});

export const stopFactorRemoval = call({
  method: 'POST',
  path: '/stop-removal',
  summary: 'Trava a remoção dos segundos passos próprios que um administrador pediu',
  access: 'signedIn',
  recordedAs: ['factorRemovalStopped'],
  input: z.object({}),
  answer: z.literal(true),
});
