import type { ServiceState } from '../../../contract/calls/verificationServices';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import type { HouseholdServiceName } from '../../../contract/rules/verification';
import { formatMoment } from '../../kit/format/lisbonTime';

const names: Readonly<Record<HouseholdServiceName, string>> = {
  socialSecurity: 'Segurança Social',
  taxAuthority: 'Autoridade Tributária',
};

/** Given a day as AAAA-MM-DD. */
const dayText = (day: string) => day.split('-').reverse().join('-');

/** The hour, with the day if that is not today. */
const since = (moment: string, now: Date) =>
  lisbonDate(new Date(moment)) === lisbonDate(now)
    ? `desde as ${formatMoment(moment).slice(-5)}`
    : `desde ${formatMoment(moment)}`;

const details = ({ reason, expectedOn }: ServiceState) =>
  [reason && `Motivo: ${reason}`, expectedOn && `Prevê-se que volte a ${dayText(expectedOn)}`]
    .filter(Boolean)
    .map((text) => ` ${text}`.replace(/[^.!?]$/, '$&.'))
    .join('');

/** Texts about the outside services; only what shows them loads them. */
export const serviceTexts = {
  names,
  notice: (state: ServiceState, now = new Date()) =>
    `A ${names[state.service]} não responde${state.since ? ` ${since(state.since, now)}` : ''}; os pedidos seguem quando voltar.${details(state)}`,
  /** Beside the days that a request has waited. */
  answersNobody: (service: HouseholdServiceName) => `${names[service]}: não responde`,
  condition: {
    title: (service: HouseholdServiceName) => `A ${names[service]} respondeu com uma condição`,
    code: (code: string) => `Código: ${code}`,
    none: 'Não indicou o motivo.',
  },
  panel: {
    about:
      'São consultados sobre cada pedido. Enquanto um está desligado, os pedidos que precisam dele esperam, e seguem quando for ligado; ao fim de cinco dias, decide o regulador.',
    on: 'Ligada',
    off: (state: ServiceState, now = new Date()) =>
      `Desligada${state.since ? ` ${since(state.since, now)}` : ''}${state.by ? `, por ${state.by}` : ''}.${details(state)}`,
    silent: (state: ServiceState, now = new Date()) =>
      `Ligada, mas sem responder${state.since ? ` ${since(state.since, now)}` : ''}.`,
    switchOff: (service: HouseholdServiceName) => `Desligar a ${names[service]}`,
    switchOn: (service: HouseholdServiceName) => `Ligar a ${names[service]}`,
    consequence: 'Todos os utilizadores veem um aviso, com o que escrever aqui. Os pedidos esperam.',
    reason: 'Motivo',
    expectedOn: 'Prevê-se que volte a',
    switchedOff: 'Serviço desligado.',
    switchedOn: 'Serviço ligado: os pedidos que o aguardavam seguem.',
  },
} as const;
