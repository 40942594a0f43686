import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { certificate, encryption } from '../../documents/pdfs/basePdfs';
import encryptedPdfs from '../../documents/pdfs/encryptedPdfs.json';
import { errorSummary } from '../../support/errorSummary';
import { makePdf, paddedPdf, pdfFile } from '../../support/pdf';
import {
  chooseAddress,
  citizenAddress,
  documentsBox,
  fill,
  socialSecurityFiles,
  studentAddress,
  studentSwitch,
  submitButton,
  taxFiles,
  textbox,
} from './fillRequest';
import { openFormAlone } from './openFormAlone';

const required = 'Campo obrigatório.';

const submit = async (user: UserEvent) => user.click(await submitButton());
const described = (element: () => HTMLElement, text: string) =>
  waitFor(() => expect(element()).toHaveAccessibleDescription(text));
const marker = (label: string) =>
  within(screen.getByText(label).parentElement ?? document.body).queryByText('*');

describe('5 request form', () => {
  it('names every missing field on a refused submit, at the field and in a summary', async () => {
    const { user, submit: sent } = openFormAlone();
    await submit(user);
    await described(() => textbox('E-mail do prestador'), required);
    for (const name of ['Nome completo', 'NIF', 'Código postal (4 dígitos)', 'Código postal (3 dígitos)']) {
      expect(textbox(name)).toHaveAccessibleDescription(required);
      expect(textbox(name)).toBeInvalid();
    }
    const summary = await errorSummary(5);
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'E-mail do prestador',
      'Nome completo',
      'NIF',
      'Morada fiscal: Código postal (4 dígitos)',
      'Morada fiscal: Código postal (3 dígitos)',
    ]);
    expect(summary.getAllByRole('listitem')[2]).toHaveTextContent(`NIF: ${required}`);
    expect(screen.queryByText(/^Antes de submeter, falta/)).not.toBeInTheDocument();
    await user.click(summary.getByRole('link', { name: 'NIF' }));
    expect(textbox('NIF')).toHaveFocus();
    // The browser may autofill data of the user (WCAG 2.2, 1.3.5), never data of another citizen.
    expect(textbox('E-mail do prestador')).toHaveAttribute('autocomplete', 'email');
    expect(textbox('NIF')).toHaveAttribute('autocomplete', 'off');
    expect(screen.getAllByText(required)).toHaveLength(5);
    expect(sent).not.toHaveBeenCalled();
  });

  it('a corrected field leaves the summary, which disappears with the last; leaving a wrong field shows no summary', async () => {
    const { user } = openFormAlone();
    await submit(user);
    await errorSummary(5);
    await fill(user, textbox('Nome completo'), 'Maria');
    const rest = await screen.findByRole('alert', { name: 'Há 4 campos por corrigir' });
    expect(within(rest).queryByRole('link', { name: 'Nome completo' })).not.toBeInTheDocument();
    expect(rest).toHaveAttribute('aria-live', 'off');
    await fill(user, textbox('E-mail do prestador'), 'tsi@netatlantico.example.pt');
    await fill(user, textbox('NIF'), '123456789');
    await chooseAddress(user, citizenAddress());
    await waitFor(() =>
      expect(screen.queryByRole('alert', { name: /por corrigir/ })).not.toBeInTheDocument(),
    );
    await user.clear(textbox('NIF'));
    await user.tab();
    await described(() => textbox('NIF'), required);
    expect(screen.queryByRole('alert', { name: /por corrigir/ })).not.toBeInTheDocument();
  });

  it('judges a field once it was left, and then on every change', async () => {
    const { user } = openFormAlone();
    await user.type(textbox('NIF'), '1234x56788');
    expect(textbox('NIF')).toHaveValue('123456788');
    expect(textbox('NIF')).toBeValid();
    await user.type(textbox('E-mail do prestador'), 'tsi@netatlantico');
    await described(() => textbox('NIF'), 'NIF inválido');
    await user.tab();
    await described(() => textbox('E-mail do prestador'), 'E-mail inválido.');
    await user.type(textbox('NIF'), '{Backspace}9');
    await waitFor(() => expect(textbox('NIF')).toBeValid());
    await user.type(textbox('E-mail do prestador'), '.pt');
    await waitFor(() => expect(textbox('E-mail do prestador')).toBeValid());
  });

  it('accepts a NIF pasted with spaces', async () => {
    const { user } = openFormAlone();
    await user.click(textbox('NIF'));
    await user.paste('123 456 789');
    expect(textbox('NIF')).toHaveValue('123456789');
  });

  it('wants all of a student', async () => {
    const { user } = openFormAlone();
    await user.click(studentSwitch());
    await submit(user);
    await described(() => textbox('Nome completo do estudante'), required);
    expect(textbox('NIF do estudante')).toHaveAccessibleDescription(required);
    expect(screen.getByLabelText('Comprovativo de matrícula')).toHaveAccessibleDescription(required);
    expect(screen.getByLabelText('Comprovativo de residência')).toHaveAccessibleDescription(required);
    expect(studentAddress().getAllByText(required)).toHaveLength(2);
  });
});

describe('4 form rules', () => {
  it('the student switch clears all student data and files', async () => {
    const { user } = openFormAlone();
    await user.click(studentSwitch());
    await fill(user, textbox('Nome completo do estudante'), 'Rui');
    await fill(user, textbox('NIF do estudante'), '123456789');
    await chooseAddress(user, studentAddress());
    await user.upload(screen.getByLabelText('Comprovativo de matrícula'), pdfFile('m.pdf'));
    await screen.findByRole('button', { name: 'Remover m.pdf' });
    await user.click(studentSwitch());
    expect(screen.queryByRole('textbox', { name: 'Nome completo do estudante' })).not.toBeInTheDocument();
    await user.click(studentSwitch());
    for (const name of ['Nome completo do estudante', 'NIF do estudante']) {
      expect(textbox(name)).toHaveValue('');
      expect(textbox(name)).not.toHaveAccessibleDescription();
    }
    for (const part of studentAddress().getAllByRole('textbox')) expect(part).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Remover m.pdf' })).not.toBeInTheDocument();
    expect(screen.queryByText(required)).not.toBeInTheDocument();
  });

  it('ticking the documents box marks both lists at once; the message waits until a list was left', async () => {
    const { user } = openFormAlone();
    await user.click(documentsBox());
    for (const list of [socialSecurityFiles(), taxFiles()]) {
      expect(list).toHaveAttribute('aria-required', 'true');
      expect(list).toBeValid();
    }
    await user.tab();
    expect(socialSecurityFiles()).toHaveFocus();
    await user.tab();
    await described(socialSecurityFiles, required);
    expect(taxFiles()).toBeValid();
  });

  it('a document in either list clears both, removing the last one brings both back', async () => {
    const { user } = openFormAlone();
    await user.click(documentsBox());
    await submit(user);
    await described(socialSecurityFiles, required);
    expect(taxFiles()).toHaveAccessibleDescription(required);

    await user.upload(taxFiles(), pdfFile('irs.pdf'));
    const remove = await screen.findByRole('button', { name: 'Remover irs.pdf' });
    await waitFor(() => expect(socialSecurityFiles()).not.toHaveAccessibleDescription());
    expect(taxFiles()).not.toHaveAccessibleDescription();
    expect(socialSecurityFiles()).not.toHaveAttribute('aria-required');

    await user.click(remove);
    await described(socialSecurityFiles, required);
    expect(taxFiles()).toHaveAccessibleDescription(required);
  });

  it('unticking the documents box removes the documents', async () => {
    const { user } = openFormAlone();
    await user.click(documentsBox());
    await user.upload(taxFiles(), pdfFile('irs.pdf'));
    await screen.findByRole('button', { name: 'Remover irs.pdf' });
    await user.click(documentsBox());
    await user.click(documentsBox());
    expect(screen.queryByRole('button', { name: 'Remover irs.pdf' })).not.toBeInTheDocument();
    expect(taxFiles()).toBeValid();
  });

  it('5 names each file that cannot be taken, and ignores a name that the list holds', async () => {
    const { user: setUp } = openFormAlone();
    await setUp.click(documentsBox());
    const big = pdfFile('grande.pdf', paddedPdf(5_000_001));
    const largest = pdfFile('limite.PDF', paddedPdf(5_000_000));
    const user = (await import('@testing-library/user-event')).default.setup({ applyAccept: false });
    await user.upload(taxFiles(), [big, largest, new File(['x'], 'nota.docx')]);
    expect(await screen.findByText('Tamanho máximo de 5Mb por documento excedido')).toBeVisible();
    expect(screen.getByText('Formato inválido. Insira documentos .pdf.')).toBeVisible();
    expect(screen.getByText('grande.pdf')).toBeVisible();
    expect(screen.getByText(/\(5,1 MB\)/)).toBeVisible();
    expect(screen.getByText('nota.docx')).toBeVisible();
    expect(screen.getByText('5 MB')).toBeVisible();
    await user.upload(taxFiles(), pdfFile('limite.PDF'));
    expect(await screen.findByText(/o novo foi ignorado/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Remover/ })).toHaveLength(1);
    expect(screen.getByText('5 MB')).toBeVisible();
    expect(marker('Comprovativos da Autoridade Tributária (baixos rendimentos)')).toBeNull();
  });

  it('5 refuses what nobody can open before it is sent, and accepts an encrypted PDF without a password', async () => {
    const { user } = openFormAlone();
    await user.click(documentsBox());
    const encrypted = (name: keyof typeof encryptedPdfs) =>
      new Uint8Array(Buffer.from(encryptedPdfs[name], 'base64'));
    for (const [name, bytes, message] of [
      ['renomeado.pdf', new TextEncoder().encode('Declaração'), /O conteúdo deste ficheiro não é um PDF\./],
      ['fechado.pdf', encrypted('AES-256/locked'), /O documento pede uma palavra-passe para ser aberto\./],
      [
        'certificado.pdf',
        new Uint8Array(Buffer.from(encryption(certificate), 'latin1')),
        /O documento está cifrado e só abre com um certificado ou num programa próprio\./,
      ],
      ['vazio.pdf', new TextEncoder().encode('%PDF-1.7'), /O documento não tem nenhuma página\./],
    ] as const) {
      await user.upload(taxFiles(), pdfFile(name, bytes));
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.queryByRole('button', { name: `Remover ${name}` })).not.toBeInTheDocument();
    }
    await user.upload(taxFiles(), pdfFile('irs.pdf', encrypted('AES-128/open')));
    expect(await screen.findByRole('button', { name: 'Remover irs.pdf' })).toBeVisible();
  });

  it('5 says which documents are the same, until one of them is removed', async () => {
    const { user } = openFormAlone();
    await user.click(documentsBox());
    await user.upload(socialSecurityFiles(), pdfFile('rsi.pdf', makePdf('um')));
    await user.upload(taxFiles(), [pdfFile('irs.pdf', makePdf('um')), pdfFile('nota.pdf', makePdf('dois'))]);
    await waitFor(() =>
      expect(taxFiles()).toHaveAccessibleDescription(
        'irs.pdf: O documento é igual a rsi.pdf. Retire um dos dois.',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Remover rsi.pdf' }));
    await waitFor(() => expect(taxFiles()).toBeValid());
  });
});
