import { formatNumber } from '../../../contract/rules/formatNumber';
import { dayMonthYear } from '../../../contract/rules/lisbonDay';
import { productName } from '../../../server/mail/composeMail';
import type { ToDoKind } from '../contract/toDoKinds';

const many = (count: number, one: string, more: string) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`;

const lines: Readonly<Record<ToDoKind, (count: number, day: string) => string>> = {
  elementsAsked: (count, day) =>
    `${many(count, 'pedido com elementos por entregar', 'pedidos com elementos por entregar')}: o primeiro prazo é ${day}`,
  activationOverdue: (count, day) =>
    `${many(count, 'ativação em atraso', 'ativações em atraso')}: o prazo mais antigo terminou a ${day}`,
  activationDue: (count, day) =>
    `${many(count, 'pedido por ativar', 'pedidos por ativar')}: o primeiro até ${day}`,
  toCommunicate: (count, day) => `${many(count, 'NIF por comunicar', 'NIF por comunicar')}: até ${day}`,
  addressChanged: (count, day) =>
    `${many(count, 'morada alterada', 'moradas alteradas')} por confirmar: desde ${day}`,
  inConflict: (count, day) => `${many(count, 'pedido em conflito', 'pedidos em conflito')}: desde ${day}`,
};

/** The wording of the weekly e-mail of what waits for somebody. */
export const weeklyMailTexts = {
  subject: `${productName}: por fazer esta semana`,
  introduction: 'Está à sua espera:',
  line: (kind: ToDoKind, count: number, date: Date | null) =>
    lines[kind](count, date ? dayMonthYear(date) : ''),
  open: "Abrir a lista 'Por fazer'",
  closing:
    "Recebe esta mensagem uma vez por semana, quando há algo por fazer. Para deixar de a receber, abra a mesma ligação e desmarque 'Receber por e-mail uma vez por semana' em 'Por fazer'.",
} as const;
