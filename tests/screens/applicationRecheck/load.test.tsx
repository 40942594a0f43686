import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { users } from '../../../server/db/schema/users';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { savedFiles } from '../../support/savedFiles';
import { sharedServer } from '../../support/sharedServer';
import {
  citizenAddress,
  documentsBox,
  fixedPart,
  operator,
  studentAddress,
  studentSwitch,
  submitButton,
  textbox,
} from '../applicationForm/fillRequest';
import { makeComplete, makeOwnActive, openRecheck, recheckPath, removeButton } from './recheckScreen';

const server = sharedServer();
const saved = savedFiles();

describe('2.9 the recheck form is loaded', () => {
  it('with everything that the application holds, the address chosen and the documents kept', async () => {
    const { application } = await makeComplete(server());
    await openRecheck(server(), application.id);
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: `Reverificar elegibilidade do Pedido ${application.id}`,
      }),
    ).toBeVisible();
    for (const name of ['Dados do prestador', 'Dados do cidadão', 'Estudante universitário', 'Declarações']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
    expect(screen.getByRole('combobox', { name: 'Prestador' })).toHaveTextContent('NetAtlântico');
    expect(textbox('E-mail do prestador')).toHaveValue(application.providerEmail);
    expect(textbox('E-mail do prestador')).toBeEnabled();
    expect(textbox('Nome completo')).toHaveValue(application.fullName);
    expect(textbox('NIF')).toHaveValue(application.fiscalNumber);
    expect(citizenAddress().getByRole('textbox', { name: 'N.º de porta' })).toHaveValue('12');
    expect(fixedPart(citizenAddress(), 'Concelho')).toHaveTextContent(application.address.county);
    expect(studentSwitch()).toBeChecked();
    expect(textbox('Nome completo do estudante')).toHaveValue('Rui Ferreira');
    expect(textbox('NIF do estudante')).toHaveValue(application.studentFiscalNumber);
    expect(studentAddress().getByRole('textbox', { name: 'N.º de porta' })).toHaveValue('7');
    expect(screen.getByRole('checkbox', { name: /^O cidadão foi informado/ })).toBeChecked();
    expect(documentsBox()).toBeChecked();
    for (const filename of ['matricula.pdf', 'residencia.pdf', 'rsi.pdf', 'irs.pdf']) {
      expect(await removeButton(filename)).toBeVisible();
    }
    expect(await submitButton()).toBeEnabled();
  });

  it('with the postal code padded, and with its files asked for, of every type, where they are left out', async () => {
    const { application } = await makeComplete(server());
    network.use(
      http.get('*/api/Application/get-by-id', async ({ request }) => {
        const whole: object = await (await server().app.fetch(request)).json();
        return HttpResponse.json({
          ...whole,
          address: { ...application.address, cp4: 900, cp3: 5 },
          studentRegistrationCertificateFile: null,
          studentAddressCertificateFile: undefined,
          socialSecurityFiles: null,
          taxCustomsAuthorityFiles: undefined,
        });
      }),
    );
    const { requests } = await renderApp(recheckPath(application.id), { as: operator, server: server() });
    for (const filename of ['matricula.pdf', 'residencia.pdf', 'rsi.pdf', 'irs.pdf']) {
      expect(await removeButton(filename)).toBeVisible();
    }
    expect(citizenAddress().getByRole('textbox', { name: /4 dígitos/ })).toHaveValue('0900');
    expect(citizenAddress().getByRole('textbox', { name: /3 dígitos/ })).toHaveValue('005');
    const asked = requests.filter(({ path }) => path.startsWith('/api/Application/get-files'));
    expect(asked.map(({ path }) => path)).toEqual([
      `/api/Application/get-files?applicationId=${application.id}`,
    ]);
  });

  it('with each kept document ready to be looked at', async () => {
    const { application, files } = await makeComplete(server());
    const { user, requests } = await openRecheck(server(), application.id);
    await user.click(screen.getByRole('button', { name: 'Descarregar irs.pdf' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    const downloads = requests.map(({ path }) => path).filter((path) => path.includes('/download-'));
    expect(downloads).toEqual([`/api/Application/download-resource-file?resourceFileId=${files.tax.id}`]);
  });

  it('without an empty student or documents part where there is neither', async () => {
    const { id } = await makeOwnActive(server());
    await openRecheck(server(), id);
    expect(studentSwitch()).not.toBeChecked();
    expect(documentsBox()).not.toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Nome completo do estudante' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remover/ })).not.toBeInTheDocument();
  });

  it('leads to /applications with a toast when loading fails, and from there a provider Home', async () => {
    await renderApp(recheckPath('99999999'), { as: operator, server: server() });
    expect(await screen.findByText('O pedido 99999999 não existe. Confirme o número.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
  });

  it('leaves when the documents cannot be had: without them it would not be the application', async () => {
    const { application } = await makeComplete(server());
    network.use(
      http.get('*/api/Application/get-by-id', async ({ request }) => {
        const whole: object = await (await server().app.fetch(request)).json();
        return HttpResponse.json({ ...whole, socialSecurityFiles: null });
      }),
      http.get('*/api/Application/get-files', () => HttpResponse.json({ message: 'x' }, { status: 403 })),
    );
    await renderApp(recheckPath(application.id), { as: operator, server: server() });
    expect(
      await screen.findByText('Ocorreu um erro na obtenção dos documentos, por favor tente novamente.'),
    ).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
  });
});

describe('2.9 an application that cannot be rechecked', () => {
  const refusedWith = async (id: number, reason: string) => {
    const { user, requests } = await openRecheck(server(), id);
    const button = await submitButton();
    // The reason appears above the sections and beside the button below them.
    expect(await screen.findAllByText(reason)).toHaveLength(2);
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(reason);
    await user.type(textbox('Nome completo'), '{Enter}');
    expect(requests.some(({ path }) => path === '/api/Application/recheck')).toBe(false);
  };

  it('because it is not active says so before anything is typed', async () => {
    const { id } = await makeOwnActive(server(), { statusId: applicationStatus.eligible });
    await refusedWith(id, 'Só um pedido no estado Ativo pode ser reverificado.');
  });

  it('because a recheck is under way says so before anything is typed', async () => {
    const { id } = await makeOwnActive(server());
    await makeOwnActive(server(), {
      statusId: applicationStatus.submitted,
      kind: 'recheck',
      recheckApplicationId: id,
    });
    await refusedWith(id, 'Existe uma reverificação em curso para este pedido.');
  });
});

describe('6 who may recheck', () => {
  it('is sent Home without the writer right', async () => {
    const { id } = await makeOwnActive(server());
    const [account] = await server().db.select().from(users).where(eq(users.username, operator));
    const permissionsOf = (permissions: string[]) =>
      server().db.update(users).set({ permissions }).where(eq(users.username, operator));
    await permissionsOf(['ApplicationsModule_Reader', 'ApplicationsModule_Updater']);
    await renderApp(recheckPath(id), { as: operator, server: server() });
    await waitFor(() => expect(window.location.pathname).toBe('/applicationManagement'));
    expect(screen.queryByRole('button', { name: 'Submeter Pedido' })).not.toBeInTheDocument();
    await permissionsOf(account?.permissions ?? []);
  });
});
