import {
  activationDaysLeft,
  activationDeadlineDays,
  lastDayForActivation,
} from '../../../contract/rules/activation';
import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import { dayMonthYear } from '../../../contract/rules/lisbonDay';
import { productName } from '../../mail/composeMail';

const kindTexts: Readonly<Record<ApplicationKind, string>> = {
  request: 'pedido de verificação de elegibilidade',
  recheck: 'pedido de reverificação de elegibilidade',
  maintenance: 'pedido de manutenção da tarifa social',
};

/** The wording of the e-mail about a result. */
export const resultTexts = {
  subject: (id: number, result: string) => `${productName}: pedido ${id} ${result}`,
  result: ({
    kind,
    id,
    about,
    result,
  }: {
    kind: ApplicationKind;
    id: number;
    about: string;
    result: string;
  }) => `O ${kindTexts[kind]} n.º ${id}${about} tem o resultado: ${result}.`,
  about: (originalId: number) => `, relativo ao pedido n.º ${originalId},`,
  number: (id: number) => `Número do pedido: ${id}`,
  decision: (result: string) => `Decisão: ${result}`,
  reason: (reason: string) => `Motivo: ${reason}`,
  deadline: (day: string) =>
    `Prazo para ativar a TSI: até ${day} (${activationDeadlineDays} dias a contar desta notificação)`,
  open: (id: number) => `Abrir o pedido ${id}`,
} as const;

/** The wording of the reminder of requests that await activation. */
export const reminderTexts = {
  subject: `${productName}: prazo de ativação a terminar`,
  introduction: 'Aproxima-se o fim do prazo para ativar a TSI destes pedidos elegíveis:',
  line: (id: number, notifiedOn: Date | null, now: Date) =>
    `Pedido n.º ${id}: ${deadlineText(notifiedOn, now)}`,
  others: (count: number) => `E mais ${count}.`,
  closing: 'Se a TSI já foi ativada, comunique a ativação.',
  open: 'Abrir os pedidos por ativar',
} as const;

interface AccountFacts {
  readonly moment: string;
  readonly device: string;
}

const unknownSignIn =
  'Se não reconhece esta entrada, escolha outra palavra-passe, termine as outras sessões em «A minha conta» e avise o administrador de utilizadores da sua organização.';

/** The wording of the e-mails about what happened to an account. */
export const accountMailTexts = {
  newDevice: {
    subject: `${productName}: entrada com um dispositivo novo`,
    paragraphs: ({ device, moment }: AccountFacts) => [
      `Em ${moment}, entraram na sua conta com um dispositivo, ou a partir de uma rede, que ainda não conhecíamos: ${device}.`,
      unknownSignIn,
    ],
  },
  passwordChanged: {
    subject: `${productName}: palavra-passe alterada`,
    paragraphs: ({ moment }: AccountFacts) => [
      `A palavra-passe da sua conta foi alterada em ${moment}. As outras sessões terminaram.`,
      'Se não foi quem a alterou, recupere já a palavra-passe no ecrã de entrada e avise o administrador de utilizadores da sua organização.',
    ],
  },
  rightsChanged: {
    subject: `${productName}: acessos alterados`,
    paragraphs: ({ moment }: AccountFacts) => [
      `Os acessos da sua conta foram alterados em ${moment} por um administrador.`,
      'Se não esperava esta alteração, fale com o administrador de utilizadores da sua organização.',
    ],
  },
  failures: {
    subject: `${productName}: tentativas de entrada falhadas`,
    paragraphs: ({ moment }: AccountFacts) => [
      `A palavra-passe da sua conta foi escrita de forma errada cinco vezes seguidas; a última foi em ${moment}. Nenhuma dessas tentativas permitiu entrar.`,
      'Se foram suas, não tem de fazer nada. Se não foram, escolha outra palavra-passe caso a atual seja fácil de adivinhar ou a use noutro sítio.',
    ],
  },
  factorFailures: {
    subject: `${productName}: segundos passos falhados`,
    paragraphs: ({ moment }: AccountFacts) => [
      `Cinco vezes seguidas, a última em ${moment}, alguém tentou dar o segundo passo da entrada na sua conta e não conseguiu. Já tinha a palavra-passe certa ou uma sessão aberta.`,
      'Se as tentativas foram suas, não tem de fazer nada. Se não foram, escolha já outra palavra-passe, termine as outras sessões em «A minha conta» e avise o administrador de utilizadores da sua organização.',
    ],
  },
  copiedPasskey: {
    subject: `${productName}: chave de acesso recusada`,
    paragraphs: ({ moment }: AccountFacts) => [
      `Em ${moment}, uma chave de acesso da sua conta foi recusada, porque o contador dela andou para trás. É o que acontece quando existe uma cópia.`,
      'Se não foi quem a usou, remova-a em «A minha conta» e avise o administrador de utilizadores da sua organização. Se a usou, remova-a e acrescente-a de novo.',
    ],
  },
  open: 'Abrir «A minha conta»',
  moment: (day: string, time: string) => `${day} às ${time}`,
} as const;

/** The wording of what every e-mail about a record has. */
export const recordMailTexts = {
  yes: 'Sim',
  no: 'Não',
  open: 'Abrir o registo',
} as const;

const deadlineText = (notifiedOn: Date | null, now: Date) => {
  if (!notifiedOn) return 'por ativar';
  const left = activationDaysLeft(notifiedOn, now);
  const until = `até ${dayMonthYear(lastDayForActivation(notifiedOn))}`;
  if (left <= 0) return `${until} (termina hoje)`;
  return `${until} (${left === 1 ? 'falta 1 dia' : `faltam ${left} dias`})`;
};
