import { Button, ButtonAnchor, IconButton } from '../buttons/Button';
import { Icon, type IconName, Spinner } from '../icons/Icon';
import { iconPaths } from '../icons/iconPaths';
import { Row } from '../layout/Stack';
import { Section } from '../page/Section';
import { Tooltip } from '../popover/Tooltip';

const variants = ['text', 'outlined', 'contained'] as const;
const iconNames = Object.keys(iconPaths) as IconName[];
const longName = 'A button with a name that is much longer than the room that a narrow screen has for it';

/** Buttons and icons. */
export const PressableParts = () => (
  <>
    <Section title="Button">
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
    </Section>
    <Section title="IconButton, Icon, Spinner">
      <Row>
        <IconButton icon="edit" aria-label="Edit" />
        <IconButton icon="edit" aria-label="Edit, disabled" disabled />
        <Spinner label="Loading" />
        {iconNames.map((name) => (
          <Icon key={name} name={name} title={name} />
        ))}
      </Row>
    </Section>
    <Section title="Tooltip">
      <Tooltip text="What it says about a disabled button" role="group" aria-label="Explained">
        <Button variant="outlined" disabled>
          Explained
        </Button>
      </Tooltip>
    </Section>
  </>
);
