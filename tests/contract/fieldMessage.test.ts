import { describe, expect, it } from 'vitest';
import { errorsByField, fieldMessage } from '../../contract/fieldMessage';

describe('the text of a refused field', () => {
  it.each([
    [['fiscalNumber'], 'NIF: x'],
    [['id'], 'N.º do pedido: x'],
    [['applications', 0, 'fullName'], 'Nome completo: x'],
    [['applications', 0, 'address', 'cp3'], 'Morada fiscal, Código postal (3 dígitos): x'],
    [['applications', 0, 'address', 'id'], 'Morada fiscal: x'],
    [['applications', 0, 'id'], 'N.º do pedido: x'],
    [['applicationActivations', 0, 'activationStartDate'], 'Data de ativação: x'],
    [['applications'], 'Pedidos: x'],
    [['unheardOf'], 'x'],
    [[], 'x'],
  ])('at %j', (path, text) => expect(fieldMessage(path, 'x')).toBe(text));
});

describe('how a refusal names a field', () => {
  it.each([
    [['applications', 0, 'fiscalNumber'], 'fiscalNumber'],
    [['applications', 0, 'address', 'cp3'], 'address.cp3'],
    [['applications', 0, 'studentAddress', 'cp3'], 'studentAddress.cp3'],
    [['applications', 0, 'address', 'id'], 'address.id'],
    [['applications', 0, 'studentAddress', 'doorNumber'], 'studentAddress.doorNumber'],
    [['users', 0, 'username'], 'username'],
    [['users', 0, 'parentId'], 'parentId'],
    [['annualMaintenanceUserNotification', 'email'], 'email'],
    [['annualMaintenancePeriod', 'endDate'], 'endDate'],
    [['applicationActivations', 0, 'activationStartDate'], 'activationStartDate'],
  ])('at %j is for the field %s', (path, field) =>
    expect(errorsByField([fieldMessage(path, 'Valor: inválido.')])).toMatchObject({
      [field]: 'Valor: inválido.',
    }),
  );

  it('the first about a field counts, others stay', () => {
    expect(errorsByField(['NIF: a', 'Andar: b', 'NIF: c'])).toMatchObject({ fiscalNumber: 'a', floor: 'b' });
  });

  it.each(['', 'Sem campo.', 'Atenção: nada disto é um campo', ': x', 'constructor: x'])(
    '%j names none',
    (text) => expect(errorsByField([text])).toEqual({}),
  );
});
