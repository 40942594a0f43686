import { useState } from 'react';
import { RunButton } from '../../../../src/kit/actions/RunButton';
import { Row } from '../../../../src/ui/layout/Stack';
import type { Play } from '../stage/ExampleModule';

/** A button that acts and tells how it went: at once, or after a question. */
export const Example = () => {
  const [isSent, setIsSent] = useState(false);
  return (
    <Row>
      <RunButton
        label="Enviar"
        subject="Reclamação 7"
        run={async () => undefined}
        successMessage="A reclamação foi enviada."
        onSuccess={() => setIsSent(true)}
      />
      {isSent && (
        <RunButton
          label="Anular"
          subject="Reclamação 7"
          confirmTitle="Pretende anular o envio?"
          confirmContent="Quem a recebeu é avisado."
          run={async () => undefined}
          successMessage="O envio foi anulado."
          onSuccess={() => setIsSent(false)}
        />
      )}
    </Row>
  );
};

export const play: Play = async ({ screen, user, expect }) => {
  await user.click(screen.getByRole('button', { name: 'Enviar: Reclamação 7' }));
  expect(await screen.findByText('A reclamação foi enviada.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Anular: Reclamação 7' }));
  expect(await screen.findByText('Reclamação 7. Quem a recebeu é avisado.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('O envio foi anulado.')).toBeVisible();
};
