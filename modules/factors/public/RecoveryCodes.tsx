import { useEffect } from 'react';
import { Button, ButtonAnchor } from '../../../src/ui/buttons/Button';
import { CopyButton } from './CopyButton';
import './factors.css';
import { factorTexts } from './texts';

const texts = factorTexts.recoveryCodes;

/** Shows recovery codes, this once, until the person says they are kept; asks before the page is closed with them. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const file = `${texts.title} - ${window.location.host}\n\n${codes.join('\n')}\n\n${texts.once}\n`;
  return (
    <div className="stack factor-shown">
      <p className="secondary">{texts.why}</p>
      <ul className="factor-codes" aria-label={texts.title}>
        {codes.map((code) => (
          <li key={code}>
            <code className="factor-code">{code}</code>
          </li>
        ))}
      </ul>
      <div className="factor-keep">
        <CopyButton variant="outlined" text={codes.join('\n')} label={texts.copy} copied={texts.copied} />
        <ButtonAnchor
          variant="outlined"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={texts.file}
        >
          {texts.download}
        </ButtonAnchor>
        <Button variant="outlined" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <div className="buttons">
        <Button variant="contained" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
};
