import { cleanup, screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { registerMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { getApplication } from '../../../contract/calls/application';
import { searchMaintenanceRequests } from '../../../contract/calls/maintenanceRequest';
import { getComparisons, getRecheckRequests } from '../../../contract/calls/recheck';
import { fieldLabels } from '../../../contract/fieldLabels';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import {
  fieldsWith,
  listedFields,
  pickFields,
  requestFields,
  type TextFacts,
  valuesFor,
} from '../../../contract/rules/requestFields';
import { applications } from '../../../server/db/schema/applications';
import { exampleCodes } from '../../../server/seed/addresses/generateAddresses';
import { apiClient } from '../../support/apiClient';
import { validNif } from '../../support/nifs';
import { pdfFile } from '../../support/pdf';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import { factsOf } from '../applicationDetail/detailScreen';
import {
  chooseAddress,
  citizenAddress,
  fill,
  operator,
  studentAddress,
  studentSwitch,
  submitButton,
  textbox,
} from '../applicationForm/fillRequest';
import { openRecheck } from '../applicationRecheck/recheckScreen';
import { tableTexts } from '../applications/listScreen';

const server = sharedServer();

const texts = fieldsWith({ kind: 'text' });
const isNif = (field: (typeof texts)[number]) => (requestFields[field] as TextFacts).isNif;
const said = valuesFor(texts, (field) =>
  isNif(field) ? validNif(7_700_001 + texts.indexOf(field)) : `Texto ${texts.indexOf(field)}`,
);
const changed = texts.filter((field) => !isNif(field));

it('3 every text of a request goes from the form to detail, list, recheck, comparison and yearly request', async () => {
  const { user } = await renderApp('/form', { as: operator, server: server() });
  await submitButton();
  await user.clear(textbox('E-mail do prestador'));
  await fill(user, textbox('E-mail do prestador'), 'tsi@netatlantico.example.pt');
  await chooseAddress(user, citizenAddress(), exampleCodes.one[1]);
  await user.click(studentSwitch());
  await chooseAddress(user, studentAddress(), exampleCodes.one[2]);
  await user.upload(screen.getByLabelText('Comprovativo de matrícula'), pdfFile('matricula.pdf'));
  await user.upload(screen.getByLabelText('Comprovativo de residência'), pdfFile('residencia.pdf'));
  for (const field of texts) await fill(user, textbox(fieldLabels[field]), said[field]);
  await user.click(await submitButton());

  await user.click(await screen.findByRole('button', { name: 'Ver o pedido' }));
  await screen.findByRole('heading', { level: 1, name: /^Pedido \d+$/ });
  await screen.findByText(fieldLabels.studentFullName, { selector: 'dt' });
  expect(factsOf(screen.getByRole('main'))).toMatchObject(
    Object.fromEntries(texts.map((field) => [fieldLabels[field], said[field]])),
  );

  cleanup();
  await renderApp('/applicationManagement', { as: operator, server: server() });
  await screen.findByText(said.fiscalNumber);
  const { headings, results } = await tableTexts();
  const row = results.find((cells) => cells.includes(said.fiscalNumber));
  for (const field of texts.filter((text) => listedFields.some((listed) => listed === text)))
    expect(row?.[headings.indexOf(fieldLabels[field])], field).toBe(said[field]);

  cleanup();
  const { db } = server();
  const [original] = await db
    .update(applications)
    .set({ statusId: applicationStatus.active })
    .where(eq(applications.fiscalNumber, said.fiscalNumber))
    .returning();
  const originalId = original?.id ?? 0;
  const recheck = await openRecheck(server(), originalId);
  for (const field of texts) expect(textbox(fieldLabels[field])).toHaveValue(said[field]);
  for (const field of changed) await fill(recheck.user, textbox(fieldLabels[field]), ' mudado');
  await user.click(await submitButton());
  await screen.findByRole('dialog', { name: /^Pedido de reverificação .* com sucesso/ });

  const client = await apiClient(server(), { username: operator });
  const [second] = await client.answer(getRecheckRequests, { applicationId: originalId });
  const [comparison] = await client.answer(getComparisons, { applicationId: second?.id ?? 0 });
  expect(comparison?.fields).toEqual(
    changed.map((field) => ({ field, before: said[field], after: `${said[field]} mudado` })),
  );

  const list = maintenanceWorkbook([[said.fiscalNumber, said.studentFiscalNumber]]);
  expect(await client.answer(registerMaintenanceRequests, maintenanceUpload(list))).toMatchObject({
    success: true,
  });
  const { items } = await client.answer(searchMaintenanceRequests, {
    fiscalNumber: said.fiscalNumber,
    pageNumber: 1,
    pageSize: 10,
  });
  const yearly = await client.answer(getApplication, { applicationId: items[0]?.id ?? 0 });
  expect(pickFields(yearly, texts)).toEqual(said);
}, 120_000);
