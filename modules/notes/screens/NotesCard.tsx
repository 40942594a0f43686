import { CanAccess, useDataProvider, useGetList, useRefresh } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { v4 as uuid } from 'uuid';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../../src/kit/access/useCapability';
import { useAction } from '../../../src/kit/actions/useAction';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { SchemaForm } from '../../../src/kit/form/SchemaForm';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { TextInput } from '../../../src/kit/inputs/TextInput';
import { submitKey, useShortcut } from '../../../src/kit/keys/shortcuts';
import { Button } from '../../../src/ui/buttons/Button';
import { Row, Stack, Text } from '../../../src/ui/layout/Stack';
import { Section } from '../../../src/ui/page/Section';
import { type ApplicationNote, maxNoteLength, type NewNote, newNote } from '../contract/note';
import { notesTexts as texts } from './texts';
import './notes.css';

/** The regulator's notes about a request, newest first, and an input for another. */
export const NotesCard = ({ applicationId }: { applicationId: number }) => {
  const isOffered = useCapability('get-notes');
  const query = useGetList<ApplicationNote, Error>(
    'applicationNotes',
    { filter: { applicationId } },
    { enabled: isOffered },
  );
  const mayAdd = useCapability('add-note');
  const [added, setAdded] = useState(0);
  if (!isOffered) return null;
  return (
    <Section title={texts.title} description={texts.about}>
      <RetryAlert queries={[query]} />
      <Stack gap="close">
        {query.data && query.data.length > 0 && (
          <ol reversed className="notes">
            {query.data.map(({ id, text, author, createdOn }) => (
              <li key={id}>
                <Text size="small" tone="secondary">
                  {author} · {formatMoment(createdOn)}
                </Text>
                <Text className="notes-text">{text}</Text>
              </li>
            ))}
          </ol>
        )}
        {mayAdd && (
          <CanAccess resource="backofficeApplications" action="update">
            {/* Emptied by being made anew. */}
            <NoteForm
              key={added}
              applicationId={applicationId}
              onAdded={() => setAdded((count) => count + 1)}
            />
          </CanAccess>
        )}
      </Stack>
    </Section>
  );
};

interface NoteFormProps {
  applicationId: number;
  onAdded: () => void;
}

const NoteForm = ({ applicationId, onAdded }: NoteFormProps) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const refresh = useRefresh();
  const formId = useId();
  // The same note sent again, after an answer that got lost, is added once.
  const attempt = useRef({ note: '', key: '' });
  const { start, isRunning } = useAction<NewNote>({
    run: (data) => {
      if (attempt.current.note !== data.note) attempt.current = { note: data.note, key: uuid() };
      return dataProvider.create('applicationNotes', { data, meta: { idempotencyKey: attempt.current.key } });
    },
    successMessage: texts.added,
    failureMessage: texts.failed,
    onSuccess: () => {
      onAdded();
      refresh();
    },
  });
  return (
    <div className="kit-screen-only">
      <SchemaForm
        id={formId}
        isQuiet
        mode="onSubmit"
        schema={newNote}
        defaultValues={{ applicationId, note: '' }}
        onSubmit={(values) => start(values)}
      >
        <Stack gap="tight">
          <TextInput multiline source="note" label={texts.note} maxLength={maxNoteLength} />
          <Row align="end">
            <AddButton isRunning={isRunning} />
          </Row>
        </Stack>
      </SchemaForm>
    </div>
  );
};

/** Has its key while there is something to add. */
const AddButton = ({ isRunning }: { isRunning: boolean }) => {
  const button = useRef<HTMLButtonElement>(null);
  const note: unknown = useWatch({ name: 'note' });
  const key = useShortcut(submitKey, note ? () => button.current?.click() : undefined);
  return (
    <Button ref={button} type="submit" size="small" variant="outlined" loading={isRunning} {...key}>
      {texts.add}
    </Button>
  );
};
