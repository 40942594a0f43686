import { SendingDialog, useSending } from '../../../../src/kit/sending/SendingDialog';
import { Button } from '../../../../src/ui/buttons/Button';
import type { Play } from '../stage/ExampleModule';

/** How far a sending is, and a button that cancels it; a quick one shows nothing. */
export const Example = () => {
  const { sending, begin, end } = useSending();
  const send = () => {
    const { control } = begin();
    control.onProgress({ phase: 'sending', share: 0.4 });
    // A real call is refused a moment after it was cancelled.
    control.signal.addEventListener('abort', () => setTimeout(end, 500));
  };
  return (
    <>
      <Button variant="outlined" onClick={send}>
        Enviar
      </Button>
      <SendingDialog {...sending} />
    </>
  );
};

export const play: Play = async ({ screen, user, expect }) => {
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByRole('dialog', { name: 'Envio em curso' })).toBeVisible();
  expect(screen.getByText('40 %')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar envio' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
};
