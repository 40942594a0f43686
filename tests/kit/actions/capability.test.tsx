import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../../../contract/calls/defineCall';
import { callApi } from '../../../providers/http/callApi';
import { capabilities } from '../../../providers/http/capabilities';
import { CapabilitiesContext, useCapability } from '../../../src/kit/access/useCapability';
import { useAction } from '../../../src/kit/actions/useAction';
import { LatestToast } from '../../../src/ui/toasts/LatestToast';
import { network } from '../../support/network';

const lift = defineCall({
  method: 'POST',
  path: '/User/own-call',
  summary: '',
  access: 'signedIn',
  capability: 'own-call',
  input: z.object({}),
  answer: z.boolean(),
});

const Control = () => {
  const { start } = useAction({ run: () => callApi(lift, {}), failureMessage: 'Falhou' });
  if (!useCapability('own-call')) return null;
  return (
    <button type="button" onClick={() => start(undefined)}>
      Fazer
    </button>
  );
};

const open = () =>
  render(
    <CapabilitiesContext value={capabilities}>
      <CoreAdminContext dataProvider={testDataProvider()}>
        <Control />
        <LatestToast />
      </CoreAdminContext>
    </CapabilitiesContext>,
  );

describe('a control that needs a call of our own', () => {
  it('is there only while the back end names the call', async () => {
    const isThere = () => screen.queryByRole('button', { name: 'Fazer' }) !== null;
    const offer = (names: readonly string[]) => {
      act(() => capabilities.offer(names));
      return isThere();
    };
    capabilities.offer(undefined);
    open();
    expect(isThere()).toBe(false);
    expect(offer(['another', 'own-call'])).toBe(true);
    expect(offer(['another', 'own-call-of-others'])).toBe(false);
    expect(offer(['own-call'])).toBe(true);
    expect(offer([])).toBe(false);
  });

  it('goes without a toast when the call turns out not to exist', async () => {
    network.use(http.post('*/api/User/own-call', () => new HttpResponse(null, { status: 404 })));
    capabilities.offer(['own-call']);
    open();
    const control = screen.getByRole('button', { name: 'Fazer' });
    await userEvent.click(control);
    await waitFor(() => expect(control).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
