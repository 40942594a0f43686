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
  decision: 'nonEligible',
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
  it('fill the reason in with one press, ask for what they leave open, and keep their order', async () => {
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
    const next = await open();
    expect(next.titles().at(-1)).toBe(reason.title);
  });

  it('stand on the keys 1 to 9, and a second press takes one back and nothing that was typed', async () => {
    const { user, texts, field } = await open();
    const second = within(texts).getByRole('button', { name: 'Sem prestação social' });
    expect(second).toHaveAttribute('data-key', '2');
    await user.keyboard('2');
    await waitFor(() => expect(second).toHaveAttribute('aria-pressed', 'true'));
    await user.keyboard('1');
    await waitFor(() => expect((field as HTMLTextAreaElement).value.split('\n')).toHaveLength(2));
    await user.keyboard('2');
    expect(field).toHaveValue('Os rendimentos do agregado familiar ultrapassam o limite previsto na lei.');
    expect(second).toHaveAttribute('aria-pressed', 'false');

    await user.type(field, '{Enter}Ver o pedido 12.');
    await user.click(within(texts).getByRole('button', { name: 'Rendimentos acima do limite' }));
    expect(field).toHaveValue('Ver o pedido 12.');
    await user.clear(field);
    await user.type(field, '2');
    expect(field).toHaveValue('2');
  });

  it('belong to a decision: one for eligible requests is not offered with a refusal, nor the other way', async () => {
    await server()
      .db.insert(decisionTexts)
      .values([
        { title: 'Só para elegíveis', text: 'Confirmado.', decision: 'eligible', order: 9990, active: true },
        { title: 'Para ambas', text: 'Lido.', decision: 'both', order: 9991, active: true },
        { title: 'De uma versão anterior', text: 'Visto.', order: 9992, active: true },
      ]);
    const refusal = await open();
    expect(refusal.titles()).toEqual(
      expect.arrayContaining(['Sem prestação social', 'Para ambas', 'De uma versão anterior']),
    );
    expect(refusal.titles()).not.toContain('Só para elegíveis');
    await refusal.user.keyboard('{Escape}');
    const { dialog } = await openDialog(refusal.user, 'Elegível', 'Decisão de elegibilidade');
    const offered = within(await within(dialog).findByRole('group', { name: 'Textos de decisão' }));
    expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Só para elegíveis',
      'Para ambas',
      'De uma versão anterior',
    ]);
  });

  it('keep what was typed before', async () => {
    const { user, texts, field } = await open();
    await user.type(field, 'Ver também o pedido 12.');
    await user.click(within(texts).getByRole('button', { name: 'Rendimentos acima do limite' }));
    expect((field as HTMLTextAreaElement).value).toMatch(/^Ver também o pedido 12\.\n./);
    expect(screen.queryByText('Preencha o que está entre chavetas.')).not.toBeInTheDocument();
  });
});

it('a reason that was typed survives Escape, for its request and its decision alone, and is stored nowhere', async () => {
  const { user, field } = await open();
  await user.type(field, 'Falta a assinatura.');
  await user.keyboard('{Escape}');
  await dialogsClosed();
  const eligible = await openDialog(user, 'Elegível', 'Decisão de elegibilidade');
  expect(eligible.getByRole('textbox', { name: /Motivo/ })).toHaveValue('');
  await user.keyboard('{Escape}');
  const again = await openDialog(user, 'Não Elegível', 'Decisão de elegibilidade');
  expect(again.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Falta a assinatura.');
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(stored).toContain('currentUser');
  expect(stored).not.toContain('assinatura');
  const other = await open();
  expect(other.field).toHaveValue('');
});
