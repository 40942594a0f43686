import { useEffect, useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import './factors.css';
import { factorTexts } from './texts';

const texts = factorTexts.recoveryCodes;

/** Shows recovery codes, this once, until the person says they are kept; asks before the page is closed with them. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setIsCopied(true);
  };
  return (
    <div className="stack">
      <p className="secondary">{texts.why}</p>
      <ul className="factor-codes" aria-label={texts.title}>
        {codes.map((code) => (
          <li key={code}>
            <code className="factor-code">{code}</code>
          </li>
        ))}
      </ul>
      <div className="buttons">
        {'clipboard' in navigator && <Button onClick={() => void copy()}>{texts.copy}</Button>}
        <Button variant="contained" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
      <div role="status">{isCopied && texts.copied}</div>
    </div>
  );
};
