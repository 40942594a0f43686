import { useEffect, useRef, useState } from 'react';
import { encode } from 'uqr';
import { refusalMessage } from '../../../providers/http/callPublic';
import type { NewGenerator } from '../contract/factors';
import { CodeForm } from './CodeForm';
import { CopyButton } from './CopyButton';
import './factors.css';
import { factorTexts } from './texts';

const texts = factorTexts.generator;

interface GeneratorFormProps {
  /** Asks the server for a secret. */
  begin: () => Promise<NewGenerator>;
  /** Sends the code that confirms it; rejects when it is refused. */
  onConfirm: (enrolment: string, code: string) => Promise<unknown>;
}

/** Adds a generator of codes: its secret as a QR code, as a link for the telephone itself and as text, and the code that confirms it. */
export const GeneratorForm = ({ begin, onConfirm }: GeneratorFormProps) => {
  const [generator, setGenerator] = useState<NewGenerator>();
  const [failure, setFailure] = useState<string>();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin().then(setGenerator, (error: unknown) => setFailure(refusalMessage(error) || texts.failed));
  }, [begin]);
  if (failure) return <p role="alert">{failure}</p>;
  if (!generator) return null;
  return (
    <div className="stack">
      <p className="secondary">{texts.how}</p>
      <QrCode content={generator.address} />
      <a href={generator.address} className="ui-link factor-here">
        {texts.here}
      </a>
      <p className="secondary">
        {texts.manual} <code className="factor-code">{generator.secret.replace(/.{4}(?!$)/g, '$& ')}</code>
      </p>
      <div className="factor-keep">
        <CopyButton
          variant="outlined"
          text={generator.secret}
          label={texts.copy}
          name={texts.copyKey}
          copied={texts.copied}
        />
      </div>
      <p className="secondary">{texts.confirm}</p>
      <CodeForm onSend={(code) => onConfirm(generator.enrolment, code)} />
    </div>
  );
};

/** Modules around the code without which some cameras do not find it. */
const quietZone = 4;

/** Drawn here: the secret goes to no other server. */
const QrCode = ({ content }: { content: string }) => {
  const { data, size } = encode(content, { border: quietZone });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={texts.qr} viewBox={`0 0 ${size} ${size}`} className="factor-qr">
      <path d={path} />
    </svg>
  );
};
