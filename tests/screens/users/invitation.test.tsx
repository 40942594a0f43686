import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { passwordLinks } from '../../../server/db/schema/passwordLinks';
import { makeAdministrator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { grid, heading } from './recordScreen';

const server = sharedServer();
const hour = 3_600_000;

/** Opens the page of a user whose invitation, if any, was sent so many hours ago. */
const open = async ({ sentHoursAgo, ...values }: { sentHoursAgo?: number; userStatusId?: number }) => {
  const invited = await makeAdministrator(server().db, { passwordHash: null, ...values });
  if (sentHoursAgo !== undefined) {
    const createdOn = new Date(Date.now() - sentHoursAgo * hour);
    const expiresOn = new Date(createdOn.getTime() + 72 * hour);
    const link = { userId: invited.id, codeHash: invited.username, isNewAccount: true, createdOn, expiresOn };
    await server().db.insert(passwordLinks).values(link);
  }
  const app = await renderApp(`/users/${invited.id}/details`, {
    as: 'admin@tsi.example.pt',
    server: server(),
  });
  await heading(`Acessos de ${invited.username}`);
  await grid();
  return app;
};
const send = () => screen.findByRole('button', { name: 'Enviar novo convite' });

describe('2.10 the page of an invited user', () => {
  it('says until when the invitation holds and that it was not used, and sends another', async () => {
    const { user, requests } = await open({ sentHoursAgo: 1 });
    expect(
      await screen.findByText(/^Convite enviado por e-mail em .* Vale até .* ainda não foi usado\.$/),
    ).toBeVisible();
    await user.click(await send());
    expect(await screen.findByText('Novo convite enviado. O anterior deixa de valer.')).toBeVisible();
    expect(requests.filter(({ path }) => path === '/api/User/send-invitation')).toHaveLength(1);
  });

  it('says that the invitation has expired, and sends another', async () => {
    await open({ sentHoursAgo: 73 });
    expect(await screen.findByText(/^O convite enviado em .* sem ter sido usado\.$/)).toBeVisible();
    expect(await send()).toBeVisible();
  });

  it('offers no invitation to an inactive user', async () => {
    await open({ sentHoursAgo: 73, userStatusId: 2 });
    expect(await screen.findByText(/^O convite enviado em/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button').length).toBeGreaterThan(1));
    expect(screen.queryByRole('button', { name: 'Enviar novo convite' })).not.toBeInTheDocument();
  });
});
