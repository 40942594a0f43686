import { expect, it } from 'vitest';
import {
  isWorkbookName,
  maintenanceTemplateName,
  workbookMediaType,
} from '../../contract/rules/maintenanceLimits';

it.each([
  ['lista.xlsx', true],
  ['LISTA.XLSX', true],
  ['lista.xls', false],
  ['.xlsx lista', false],
  ['lista.xlsx.pdf', false],
  ['', false],
])('%j is the name of a workbook: %s', (name, isOne) => {
  expect(isWorkbookName(name)).toBe(isOne);
});

it('9 the template has its name and media type', () => {
  expect(isWorkbookName(maintenanceTemplateName)).toBe(true);
  expect(maintenanceTemplateName).toBe('Template de Manutencao Anual.xlsx');
  expect(workbookMediaType).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
});
