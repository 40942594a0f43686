import { useState } from 'react';
import { Button } from '../../../../src/ui/buttons/Button';
import { Row, Stack } from '../../../../src/ui/layout/Stack';
import { blockTexts as texts } from './texts';

interface CopyBlockProps {
  /** Names what is copied, for who does not see it. */
  name: string;
  text: string;
}

/** A text as it is typed into a terminal or a program, with a button that copies it. */
export const CopyBlock = ({ name, text }: CopyBlockProps) => {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Stack gap="tight" className="integration-code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section tabIndex={0} aria-label={name}>
        <pre>{text}</pre>
      </section>
      <Row>
        {'clipboard' in navigator && (
          <Button variant="outlined" aria-label={`${texts.copy}: ${name}`} onClick={() => void copy()}>
            {texts.copy}
          </Button>
        )}
        <span role="status">{isCopied && texts.copied}</span>
      </Row>
    </Stack>
  );
};
