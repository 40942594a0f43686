import { dayMonthYear } from '../../../../contract/rules/lisbonDay';
import { type RetentionKind, retentionKinds } from '../../../../contract/rules/retention';

interface Counts {
  readonly kind: RetentionKind;
  readonly due: number;
  readonly held: number;
}

/** The user-facing texts about the retention schedule. */
export const scheduleTexts = {
  noRehearsal: 'Este ensaio já não existe. Atualize a página.',
  otherPeriods: 'Os prazos foram alterados depois deste ensaio. Espere pelo ensaio dos novos prazos.',
  oldRehearsal: 'Este ensaio tem mais de 30 dias. Faça um ensaio novo.',
  wrongPlace: 'A lista não continua a partir daqui. Comece de novo.',
  rehearsed: {
    subject: 'Prazos de conservação: ensaio concluído',
    introduction: (day: Date) =>
      `O ensaio dos prazos de conservação, feito em ${dayMonthYear(day)}, encontrou o seguinte. Nada foi eliminado.`,
    nothing: 'Nada tem o prazo excedido.',
    closing: 'A eliminação só começa depois de alguém a autorizar na página da proteção de dados.',
  },
  removed: {
    subject: 'Prazos de conservação: dados eliminados',
    introduction: (day: Date) =>
      `A eliminação por prazo que começou em ${dayMonthYear(day)} terminou. Foi eliminado o seguinte.`,
    nothing: 'Nada tinha o prazo excedido.',
    closing: 'Cada eliminação está no registo de atividade.',
  },
  line: ({ kind, due, held }: Counts) =>
    `${retentionKinds[kind]}: ${due}${held > 0 ? ` (e ${held} guardados por uma suspensão)` : ''}`,
  open: 'Abrir a proteção de dados',
} as const;
