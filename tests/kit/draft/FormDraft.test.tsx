import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, testDataProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { i18nProvider } from '../../../providers/i18nProvider/i18nProvider';
import { FormDraft, type OpenDraft } from '../../../src/kit/draft/FormDraft';
import { TextInput } from '../../../src/kit/inputs/TextInput';

it('4 a draft that is discarded empties the form at once, and its notice stays until nothing is stored', async () => {
  let finish: () => void = () => undefined;
  const erasing = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const draft: OpenDraft = {
    read: async () => ({ values: { fullName: 'Rosa Antunes' }, keptOn: new Date() }),
    keep: () => undefined,
    erase: () => erasing,
    close: () => undefined,
  };
  render(
    <CoreAdminContext i18nProvider={i18nProvider} dataProvider={testDataProvider()}>
      <Form defaultValues={{ fullName: '' }}>
        <FormDraft draft={draft} />
        <TextInput source="fullName" label="Nome completo" />
      </Form>
    </CoreAdminContext>,
  );
  const discard = await screen.findByRole('button', { name: 'Descartar rascunho' });
  expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Rosa Antunes');
  await userEvent.click(discard);
  expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('');
  expect(screen.getByRole('note')).toBeVisible();
  finish();
  await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
});
