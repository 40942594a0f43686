import { useState } from 'react';
import {
  checkPages,
  type DocumentFacts,
  type DocumentFinding,
  isDoubt,
  isSame,
  judgeDocument,
  type RequestPerson,
} from '../../../contract/rules/judgeDocument';
import { useShortcut } from '../../kit/keys/shortcuts';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { findingText, hintTexts as texts } from './texts';
import './documentHints.css';

interface DocumentHintsProps {
  /** Undefined until the document is read, or where it can't be. */
  facts: DocumentFacts | undefined;
  people: readonly RequestPerson[];
  /** Whether a key copies the validation code: of one document on a page at most. */
  hasKey?: boolean;
}

/** What a document says about itself, beside what its request says: hints that keep nobody from anything. */
export const DocumentHints = ({ facts, people, hasKey = false }: DocumentHintsProps) => {
  const issued = facts && texts.issued(facts.issuer?.name, facts.issuedOn);
  return (
    <div className="document-hints">
      <div role="status" aria-label={texts.title} className="findings">
        {facts &&
          judgeDocument(facts, people, new Date()).map((finding) => (
            <Hint key={finding.kind} finding={finding} />
          ))}
        {issued && <span>{issued}</span>}
      </div>
      {facts?.validationCode && (
        <ValidationCode code={facts.validationCode} issuer={facts.issuer?.kind} hasKey={hasKey} />
      )}
    </div>
  );
};

const Hint = ({ finding }: { finding: DocumentFinding }) => {
  const look = isDoubt(finding) ? 'doubt' : isSame(finding) ? 'same' : 'plain';
  return (
    <span className={`hint ${look}`}>
      {look !== 'plain' && <Icon name={look === 'same' ? 'success' : 'warning'} className="ui-small-icon" />}
      {findingText(finding)}
    </span>
  );
};

interface ValidationCodeProps {
  code: string;
  issuer: keyof typeof texts.check | undefined;
  hasKey: boolean;
}

/** The code that the issuer's site asks for, a button that copies it, and a link to that site. */
const ValidationCode = ({ code, issuer, hasKey }: ValidationCodeProps) => {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    // Without permission to copy, the code can still be selected.
    void navigator.clipboard?.writeText(code).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  const hint = useShortcut(copyKey, hasKey ? copy : undefined);
  // The documents may be over the page, in a sheet.
  useShortcut(copyInSheet, hasKey ? copy : undefined);
  const page = issuer && checkPages[issuer];
  return (
    <div className="code">
      <span>
        {texts.code} <code>{code}</code>
      </span>
      <Button size="small" {...hint} onClick={copy}>
        {texts.copy}
      </Button>
      <span role="status">{isCopied && texts.copied}</span>
      {page && (
        <a className="ui-link" href={page} target="_blank" rel="noopener noreferrer">
          {texts.check[issuer]}
        </a>
      )}
    </div>
  );
};

const copyKey = { key: 'c' };
const copyInSheet = { ...copyKey, isOfDialog: true };
