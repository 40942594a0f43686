import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorSummary } from '../../support/errorSummary';
import { exampleRequest } from '../../support/exampleRequest';
import { paddedPdf, pdfFile } from '../../support/pdf';
import { citizenAddress, socialSecurityFiles, submitButton, taxFiles } from '../applicationForm/fillRequest';
import { openRecheckAlone } from './openRecheckAlone';
import { removeButton } from './recheckScreen';

const required = 'Campo obrigatório.';
const described = (element: () => HTMLElement, text: string) =>
  waitFor(() => expect(element()).toHaveAccessibleDescription(text));

describe('5 recheck form', () => {
  it('requires another choice of address once the postal code was changed', async () => {
    const { user } = openRecheckAlone(exampleRequest);
    const part = citizenAddress().getByRole('textbox', { name: /3 dígitos/ });
    await user.type(part, '{Backspace}');
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Arruamento' })).not.toBeInTheDocument(),
    );
    await user.type(part, '1');
    await user.click(await submitButton());
    const search = () => citizenAddress().getByRole('button', { name: 'Pesquisar morada' });
    await described(search, 'Ação obrigatória.');
    await errorSummary(1);
  });

  it('wants a certificate again once it was removed', async () => {
    const { user } = openRecheckAlone();
    await user.click(await removeButton('matricula.pdf'));
    const certificate = () => screen.getByLabelText('Comprovativo de matrícula');
    await described(certificate, required);
    await user.click(await submitButton());
    await errorSummary(1);
    await user.upload(certificate(), pdfFile('nova.pdf'));
    await removeButton('nova.pdf');
    await waitFor(() => expect(certificate()).not.toHaveAccessibleDescription());
  });

  it('wants a document once the last of both lists was removed', async () => {
    const { user } = openRecheckAlone();
    await user.click(await removeButton('rsi.pdf'));
    await waitFor(() => expect(screen.queryByText('rsi.pdf')).not.toBeInTheDocument());
    expect(socialSecurityFiles()).not.toHaveAccessibleDescription();
    await user.click(await removeButton('irs.pdf'));
    await described(socialSecurityFiles, required);
    expect(taxFiles()).toHaveAccessibleDescription(required);
  });

  it('4 replaces a document by one of the same name', async () => {
    const { user } = openRecheckAlone();
    await user.upload(taxFiles(), pdfFile('irs.pdf', paddedPdf(2_000)));
    expect(await screen.findByText('2 KB')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Remover irs.pdf' })).toHaveLength(1);
    expect(screen.queryByText(/o novo foi ignorado/)).not.toBeInTheDocument();
  });
});
