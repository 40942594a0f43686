import { Button, ButtonAnchor } from '../../../../src/ui/buttons/Button';
import { Row } from '../../../../src/ui/layout/Stack';
import type { Play } from '../stage/ExampleModule';

const variants = ['text', 'outlined', 'contained'] as const;
const longName = 'A button with a name that is much longer than the room that a narrow screen has for it';

/** Buttons in every look and state, and a link that looks like one. */
export const Example = () => (
  <>
    {variants.map((variant) => (
      <Row key={variant}>
        <Button variant={variant}>{variant}</Button>
        <Button variant={variant} icon="search">
          With icon
        </Button>
        <Button variant={variant} color="error">
          Irreversible
        </Button>
        <Button variant={variant} size="small">
          Small
        </Button>
        <Button variant={variant} size="large">
          Large
        </Button>
        <Button variant={variant} disabled>
          Disabled
        </Button>
        <Button variant={variant} loading>
          Busy
        </Button>
        <Button variant={variant} loading icon="download">
          Busy with icon
        </Button>
      </Row>
    ))}
    <Row>
      <ButtonAnchor href="#top" variant="outlined">
        A link
      </ButtonAnchor>
      <Button variant="outlined" className="broken">
        {longName}
      </Button>
    </Row>
  </>
);

export const play: Play = async ({ screen, expect }) => {
  for (const button of screen.getAllByRole('button', { name: 'Disabled' })) expect(button).toBeDisabled();
  expect(screen.getByRole('link', { name: 'A link' })).toBeVisible();
};
