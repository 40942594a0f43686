import { useTranslate } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import { Stack, Text } from '../../ui/layout/Stack';
import './actionSubject.css';
import { subjectTexts } from './texts';

/** The application that an action is about, with its kind. */
export interface ActedOn {
  application: Pick<Application, 'id' | 'fullName' | 'fiscalNumber'>;
  kind: ApplicationKind;
}

interface ActionSubjectProps extends ActedOn {
  /** The number of documents handed in, where it matters. */
  documents?: number;
  /** The consequences, translated. */
  consequences: readonly string[];
}

/** Number, name, NIF and consequences, shown in every dialog whose action can't be undone. */
export const ActionSubject = ({ application, kind, documents, consequences }: ActionSubjectProps) => {
  const translate = useTranslate();
  const { id, fullName, fiscalNumber } = application;
  const nif = fiscalNumber && subjectTexts.nif(fiscalNumber);
  return (
    <Stack gap="tight" className="action-subject">
      <div className="whom">
        <Text isStrong>{translate(`applicationDetail.title.${kind}`, { id })}</Text>
        <Text size="small">{[fullName, nif].filter(Boolean).join(' · ')}</Text>
        {documents !== undefined && <Text size="small">{subjectTexts.documents(documents)}</Text>}
      </div>
      {consequences.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Stack>
  );
};
