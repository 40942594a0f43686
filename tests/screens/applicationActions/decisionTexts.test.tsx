import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { decisionTexts } from '../../../server/db/schema/decisionTexts';
import { sharedServer } from '../../support/sharedServer';
import { confirm, dialogsClosed, openDetail, openDialog } from './openDetail';

const server = sharedServer();
const reason = {
  title: 'Documento ilegível',
  text: 'O documento {documento} não se lê. Decidido em {data}.',
};

const open = async () => {
  const app = await openDetail(server(), status.awaitsRegulator);
  const decision = await openDialog(app.user, 'Não Elegível', 'Decisão de elegibilidade');
  const texts = await within(decision.dialog).findByRole('group', { name: 'Textos de decisão' });
  const titles = () =>
    within(texts)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  return {
    ...app,
    dialog: decision.dialog,
    texts,
    titles,
    field: decision.getByRole('textbox', { name: /Motivo/ }),
  };
};

describe("'Textos de decisão' above the reason", () => {
  it('fill the reason in with one press, ask for what they leave open, and stand first the next time', async () => {
    await server()
      .db.insert(decisionTexts)
      .values({ ...reason, order: 9998, active: true });
    const { user, dialog, texts, titles, field, requests, id } = await open();
    expect(titles()).not.toContain('Comprovativos fora de prazo');
    expect(titles().at(-1)).toBe(reason.title);

    await user.click(within(texts).getByRole('button', { name: reason.title }));
    await waitFor(() => expect(field).toHaveFocus());
    const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
    expect(value).toMatch(/^O documento \{documento\} não se lê\. Decidido em \d\d-\d\d-\d{4}\.$/);
    expect(value.slice(selectionStart, selectionEnd)).toBe('{documento}');
    await confirm(user, dialog);
    expect(await within(dialog).findByText('Preencha o que está entre chavetas.')).toBeVisible();

    await user.clear(field);
    await user.type(field, 'O documento irs.pdf não se lê.');
    await confirm(user, dialog);
    await dialogsClosed();
    expect(requests.find(({ path }) => path === '/api/Application/set-eligibility')?.body).toMatchObject({
      applicationId: id,
      reason: 'O documento irs.pdf não se lê.',
    });

    // Signing out erases stored entries under any other name.
    expect(Object.keys(localStorage)).toContain('RaStore.preferences.decisionTexts');
    const next = await open();
    expect(next.titles()[0]).toBe(reason.title);
  });

  it('keep what was typed before', async () => {
    const { user, texts, field } = await open();
    await user.type(field, 'Ver também o pedido 12.');
    await user.click(within(texts).getByRole('button', { name: 'Rendimentos acima do limite' }));
    expect((field as HTMLTextAreaElement).value).toMatch(/^Ver também o pedido 12\.\n./);
    expect(screen.queryByText('Preencha o que está entre chavetas.')).not.toBeInTheDocument();
  });
});
