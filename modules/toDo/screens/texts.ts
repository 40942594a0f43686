import { formatNumber } from '../../../contract/rules/formatNumber';
import type { ToDoKind } from '../contract/toDoKinds';

const many = (count: number, one: string, more: string) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`;

/** Texts of what waits for a provider; only its list and the figures of the menu load them. */
export const toDoTexts = {
  title: 'Por fazer',
  nothing: 'Não há nada por fazer.',
  weeklyMail: 'Receber por e-mail uma vez por semana',
  chooseMail: 'Pode escolher se recebe também o que tem por fazer:',
  failure: 'Ocorreu um erro na gravação, por favor tente novamente.',
  kind: {
    elementsAsked: (count) =>
      many(count, 'pedido com elementos por entregar', 'pedidos com elementos por entregar'),
    activationOverdue: (count) => many(count, 'ativação em atraso', 'ativações em atraso'),
    activationDue: (count) => many(count, 'pedido por ativar', 'pedidos por ativar'),
    toCommunicate: (count) => many(count, 'NIF por comunicar', 'NIF por comunicar'),
    addressChanged: (count) => many(count, 'morada alterada', 'moradas alteradas'),
    inConflict: (count) => many(count, 'pedido em conflito', 'pedidos em conflito'),
  } satisfies Record<ToDoKind, (count: number) => string>,
  date: {
    elementsAsked: (day) => `prazo: ${day}`,
    activationOverdue: (day) => `terminou a ${day}`,
    activationDue: (day) => `até ${day}`,
    toCommunicate: (day) => `até ${day}`,
    addressChanged: (day) => `desde ${day}`,
    inConflict: (day) => `desde ${day}`,
  } satisfies Record<ToDoKind, (day: string) => string>,
  request: (id: number) => `Pedido n.º ${id}`,
  inMenu: (count: number) => `${formatNumber(count)} por fazer`,
} as const;
