import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/renderApp';

const someFiles = () => ({ types: ['Files'], files: [new File(['%PDF'], 'a.pdf')], dropEffect: 'copy' });
const text = { types: ['text/plain'], files: [], dropEffect: 'copy' };

/** Drags something over an element and drops it there; returns whether the browser would do nothing with either. */
const dropOn = (element: Element, dataTransfer: object) =>
  (['dragOver', 'drop'] as const).map((kind) => {
    const event = createEvent[kind](element, { dataTransfer });
    fireEvent(element, event);
    return event.defaultPrevented;
  });

const refused = [true, true];
const leftToTheBrowser = [false, false];

describe('files dropped beside a drop zone', () => {
  it('open nothing on the login page', async () => {
    await renderApp('/login');
    expect(dropOn(await screen.findByLabelText('E-mail'), someFiles())).toEqual(refused);
    expect(dropOn(document.body, someFiles())).toEqual(refused);
  });

  it('open nothing in the form, and the pointer says that they can not be dropped there', async () => {
    await renderApp('/form', { as: 'operador@netatlantico.example.pt' });
    const name = await screen.findByLabelText(/^Nome completo/);
    const dragged = someFiles();
    expect(dropOn(name, dragged)).toEqual(refused);
    expect(dragged.dropEffect).toBe('none');
  });

  it('open nothing over a dialog', async () => {
    const { user } = await renderApp('/form', { as: 'operador@netatlantico.example.pt' });
    await screen.findByLabelText(/^Nome completo/);
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog');
    expect(dropOn(dialog, someFiles())).toEqual(refused);
    expect(dropOn(within(dialog).getByRole('heading', { level: 2 }), someFiles())).toEqual(refused);
  });

  it('leave the pointer of a drop zone as it is', async () => {
    const { user } = await renderApp('/form', { as: 'operador@netatlantico.example.pt' });
    await user.click(await screen.findByLabelText(/^O cidadão entregou/));
    const dragged = someFiles();
    const [zone] = await screen.findAllByLabelText(/^Comprovativos da Segurança Social/);
    expect(dropOn(zone as Element, dragged)).toEqual(refused);
    expect(dragged.dropEffect).toBe('copy');
  });
});

it('dropped text goes into fields as before', async () => {
  await renderApp('/form', { as: 'operador@netatlantico.example.pt' });
  expect(dropOn(await screen.findByLabelText(/^Nome completo/), text)).toEqual(leftToTheBrowser);
});
