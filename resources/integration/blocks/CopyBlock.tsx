import { CopyButton } from '../../../src/ui/buttons/CopyButton';
import { Row, Stack } from '../../../src/ui/layout/Stack';
import { blockTexts as texts } from './texts';

interface CopyBlockProps {
  /** Names what is copied, for who does not see it. */
  name: string;
  text: string;
}

/** A text as it is typed into a terminal or a program, with a button that copies it. */
export const CopyBlock = ({ name, text }: CopyBlockProps) => (
  <Stack gap="tight" className="integration-code">
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
    <section tabIndex={0} aria-label={name}>
      <pre>{text}</pre>
    </section>
    <Row>
      <CopyButton
        variant="outlined"
        text={text}
        label={texts.copy}
        name={`${texts.copy}: ${name}`}
        copied={texts.copied}
      />
    </Row>
  </Stack>
);
