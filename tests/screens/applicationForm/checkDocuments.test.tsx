import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FormDocument } from '../../../contract/entities/request';
import { maxBytesOf, submissionBody } from '../../../contract/rules/bodyLimits';
import { maxDocumentsBytes } from '../../../contract/rules/limits';
import { maxPdfBytes } from '../../../contract/rules/uploads';
import { checkDocuments } from '../../../src/tariff/applicationForm/requestFormSchema';
import { errorSummary } from '../../support/errorSummary';
import { pdfFile } from '../../support/pdf';
import { renderApp } from '../../support/renderApp';
import {
  documentsBox,
  fillCitizen,
  operator,
  socialSecurityFiles,
  submitButton,
  taxFiles,
} from './fillRequest';

const tax = 'Comprovativos da Autoridade Tributária (baixos rendimentos)';

const sized = (size: number, name = 'a.pdf'): File =>
  Object.defineProperty(pdfFile(name), 'size', { value: size });
const kept = (id: number): FormDocument => ({
  resourceFileId: id,
  filename: `${id}.pdf`,
  resourceFileTypeId: 4,
});
const times = <T,>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));

const problems = (documents: Parameters<typeof checkDocuments>[0]) =>
  z
    .custom<typeof documents>()
    .superRefine(checkDocuments)
    .safeParse(documents)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

const tooMany = 'No máximo 20 documentos.';
const tooLarge =
  'Retire documentos ou reduza-os: os novos documentos de um pedido não podem ultrapassar 53 MB em conjunto.';

describe('the limits of one submission', () => {
  it.each([
    ['nothing', {}, []],
    ['20 documents', { taxCustomsAuthorityFiles: times(20, kept) }, []],
    ['21 documents', { taxCustomsAuthorityFiles: times(21, kept) }, [['taxCustomsAuthorityFiles', tooMany]]],
    [
      'kept and new ones, 21 together',
      { socialSecurityFiles: [...times(20, kept), sized(1)] },
      [['socialSecurityFiles', tooMany]],
    ],
    ['53 MB together', { taxCustomsAuthorityFiles: times(10, () => sized(5_300_000)) }, []],
    [
      'a byte more, naming the field with the most',
      {
        taxCustomsAuthorityFiles: times(6, () => sized(maxPdfBytes)),
        socialSecurityFiles: times(4, () => sized(maxPdfBytes)),
        studentAddressCertificateFile: sized(3_000_001),
      },
      [['taxCustomsAuthorityFiles', tooLarge]],
    ],
    [
      'kept documents, however large',
      { taxCustomsAuthorityFiles: [...times(10, kept), sized(maxDocumentsBytes)] },
      [],
    ],
  ])('judge %s', (_, documents, expected) => expect(problems(documents)).toEqual(expected));

  it('leave room for the other fields within the body limit of the server', () => {
    const fields = 1_000_000;
    expect((maxDocumentsBytes / 3) * 4 + fields).toBeLessThan(maxBytesOf(submissionBody));
  });
});

describe('5 a list that is too long', () => {
  it('is refused before anything is sent, and is fine again once one is removed', async () => {
    const { user, requests } = await renderApp('/form', { as: operator });
    await fillCitizen(user);
    await user.click(documentsBox());
    await user.upload(
      taxFiles(),
      times(21, (n) => pdfFile(`d${n}.pdf`)),
    );
    await waitFor(() => expect(taxFiles()).toHaveAccessibleDescription(tooMany));
    expect(socialSecurityFiles()).toBeValid();
    await user.click(await submitButton());
    await user.click((await errorSummary(1)).getByRole('link', { name: tax }));
    expect(taxFiles()).toHaveFocus();
    expect(requests.some(({ path }) => path === '/api/Application/submit')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Remover d7.pdf' }));
    await waitFor(() => expect(taxFiles()).toBeValid());
  });

  it('is refused when its documents together are too heavy, until one is removed anywhere', async () => {
    const { user, requests } = await renderApp('/form', { as: operator });
    await fillCitizen(user);
    await user.click(documentsBox());
    await user.upload(socialSecurityFiles(), sized(4_000_000, 's.pdf'));
    await user.upload(
      taxFiles(),
      times(10, (n) => sized(maxPdfBytes, `d${n}.pdf`)),
    );
    await waitFor(() => expect(taxFiles()).toHaveAccessibleDescription(tooLarge));
    await user.click(await submitButton());
    await user.click((await errorSummary(1)).getByRole('link', { name: tax }));
    expect(taxFiles()).toHaveFocus();
    expect(requests.some(({ path }) => path === '/api/Application/submit')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Remover s.pdf' }));
    await waitFor(() => expect(taxFiles()).toBeValid());
  });
});
