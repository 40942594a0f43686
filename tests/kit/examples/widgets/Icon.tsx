import { IconButton } from '../../../../src/ui/buttons/Button';
import { Icon, type IconName, Spinner } from '../../../../src/ui/icons/Icon';
import { iconPaths } from '../../../../src/ui/icons/iconPaths';
import { Row } from '../../../../src/ui/layout/Stack';
import type { Play } from '../stage/ExampleModule';

const iconNames = Object.keys(iconPaths) as IconName[];

/** Every icon, alone and as a button, and a spinner. */
export const Example = () => (
  <Row>
    <IconButton icon="edit" aria-label="Edit" />
    <IconButton icon="edit" aria-label="Edit, disabled" disabled />
    <Spinner label="Loading" />
    {iconNames.map((name) => (
      <Icon key={name} name={name} title={name} />
    ))}
  </Row>
);

export const play: Play = async ({ screen, expect }) => {
  expect(screen.getByRole('button', { name: 'Edit, disabled' })).toBeDisabled();
  for (const name of iconNames) expect(screen.getByRole('img', { name })).toBeVisible();
};
