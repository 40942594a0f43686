import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '../../../contract/rules/errorCodes';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { deskTexts } from '../../../modules/desk/server/texts';
import { fieldRefusal, Refusal } from '../../../server/lib/refusal';
import { documentRefusal } from '../../../server/services/applications/documents/readPdf';
import { actionTexts } from '../../../server/services/applications/texts';
import { ItemRefusal, notDone } from '../../../server/services/context/actOnEach';
import { makeApplication, makeOperator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';
import { postJson } from './postJson';

/** Every code that answers have ever had; a new one is added here too. */
const givenOut = `
  allowance_used already_processed awaits_approval body_too_large call_withdrawn changed changed_meanwhile
  date_outside document_has_password document_infected document_is_encrypted document_pending
  document_repeated document_too_large document_unreadable document_unscannable document_without_page documents_too_large
  elements_answer_missing elements_asked elements_not_open email_locked email_missing factor_needed
  file_format file_too_costly file_too_large fixed_value forbidden foreign_site held identity_needed internal_error
  invalid_date invalid_email invalid_nif invalid_postal_code invalid_value key_of_other_call malformed_body
  malformed_key no_period no_such_call not_configured not_found not_pdf original_not_active other_file
  other_person other_renewal out_of_range period_exists rate_limited recheck_under_way refused required state_changed
  taken too_busy too_few too_long too_many too_many_values too_short unauthenticated unavailable
  unknown_version unreadable_document wrong_kind
`
  .trim()
  .split(/\s+/);

describe('the codes of refusals', () => {
  it('stay once they were given out: who takes one away breaks programs of providers', () => {
    expect(Object.keys(errorCodes).toSorted()).toEqual(givenOut);
  });

  it.each([
    [fieldRefusal('NIF', validationMessages.nif), 'NIF: NIF inválido', 'invalid_nif'],
    [
      documentRefusal('Comprovativos', 'a: b: c.pdf', validationMessages.pdfTooLarge),
      `Comprovativos: a: b: c.pdf: ${validationMessages.pdfTooLarge}`,
      'document_too_large',
    ],
    [fieldRefusal('Data', actionTexts.cancellationDate), 'Data: Insira a data atual.', 'date_outside'],
    [
      new Refusal('badRequest', deskTexts.heldBy('Rita Melo')),
      'Rita Melo está a decidir este pedido.',
      'held',
    ],
    [
      new Refusal('badRequest', maintenanceMessages.tooLarge.cells),
      maintenanceMessages.tooLarge.cells,
      'file_too_large',
    ],
    [new Refusal('forbidden', 'Um texto qualquer.'), 'Um texto qualquer.', undefined],
  ])('travel with the text: %s', (refusal, text, code) => {
    expect(refusal).toMatchObject({ message: text, code });
  });

  it('are `refused` for an item whose text has none', () => {
    expect(notDone(new ItemRefusal('Um texto qualquer.'))).toMatchObject({ errorCode: 'refused' });
    expect(notDone(new Refusal('forbidden', 'Um texto qualquer.'))).toMatchObject({ errorCode: 'refused' });
  });
});

describe('an answer tells', () => {
  let server: TestServer;
  let operator: string;
  let providerId: number;
  beforeAll(async () => {
    server = await createTestServer({ seed: 'empty' });
    const user = await makeOperator(server.db);
    providerId = user.parentId ?? 0;
    operator = (await server.signIn(user.username ?? '')).accessToken;
  });
  afterAll(() => server.close());

  it.each([
    [{ fullName: 'x'.repeat(251), taxCustomsAuthorityFiles: Array(21).fill(null) }, ['too_long', 'too_many']],
    [{ fiscalNumber: '123456788' }, ['invalid_nif', 'required']],
  ])('the code of each field that is wrong: %j', async (application, codes) => {
    const { body } = await postJson(server, '/Application/submit', { applications: [application] }, operator);
    const told = body.errors.map(({ code }: { code: string }) => code);
    expect(told).toEqual(expect.arrayContaining(codes));
    expect(told).not.toContain('refused');
  });

  it('the code of each item that was refused, beside its text', async () => {
    const { id } = await makeApplication(server.db, { providerId, statusId: 10 });
    const activationStartDate = new Date().toISOString();
    const applicationActivations = [id, id].map((applicationId) => ({ applicationId, activationStartDate }));
    const { body } = await postJson(
      server,
      '/Application/set-activation-status',
      { applicationActivations },
      operator,
    );
    const refused = {
      success: false,
      errorMessage: actionTexts.stateChanged.text,
      errorCode: 'state_changed',
    };
    expect(body).toEqual({ data: [refused, refused] });
  });

  it('the code of the reason where the text has none', async () => {
    const answer = await postJson(server, '/User/search', {}, operator);
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('the code of a call that is none', async () => {
    const answer = await postJson(server, '/Application/nothing', {}, operator);
    expect(answer).toMatchObject({ status: 404, body: { code: 'no_such_call' } });
  });
});
