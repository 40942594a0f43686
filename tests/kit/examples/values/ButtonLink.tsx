import { useNavigate } from 'ra-core';
import { useLocation } from 'react-router';
import { BackButton } from '../../../../src/kit/detail/BackButton';
import { ButtonLink } from '../../../../src/kit/navigation/ButtonLink';
import { Row } from '../../../../src/ui/layout/Stack';
import type { Play } from '../stage/ExampleModule';

/** A link that looks like a button, and the way back. */
export const Example = () => {
  const navigate = useNavigate();
  return (
    <>
      <Row>
        <BackButton onClick={() => navigate(-1)} />
        <ButtonLink to="/complaints/create" variant="contained">
          Adicionar
        </ButtonLink>
      </Row>
      <p>Endereço: {useLocation().pathname}</p>
    </>
  );
};

export const play: Play = async ({ screen, user, expect }) => {
  await user.click(screen.getByRole('link', { name: 'Adicionar' }));
  expect(screen.getByText('Endereço: /complaints/create')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByText('Endereço: /')).toBeVisible();
};
