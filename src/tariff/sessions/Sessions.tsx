import { useDataProvider, useGetList } from 'ra-core';
import { useRef, useState } from 'react';
import type { OpenSession } from '../../../contract/entities/openSession';
import { useAction } from '../../kit/actions/useAction';
import { RetryAlert } from '../../kit/data/RetryAlert';
import { Confirm } from '../../kit/dialogs/Confirm';
import { formatMoment } from '../../kit/format/lisbonTime';
import { Button } from '../../ui/buttons/Button';
import { Row, Stack, Text } from '../../ui/layout/Stack';
import { DataRow, Table } from '../../ui/table/Table';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { sessionsTexts as texts } from './texts';

interface SessionsProps {
  /** Whose; one's own when absent. */
  userId?: number;
  /** Whether they may be ended from here. */
  mayEnd: boolean;
}

/** The sessions of a person that go on, with a button to end each, but for the present one, and one to end all (others). */
export const Sessions = ({ userId, mayEnd }: SessionsProps) => {
  const dataProvider = useDataProvider();
  const box = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const query = useGetList<OpenSession>('sessions', { filter: { userId } });
  const { data: sessions, isPending, refetch } = query;
  const run = (id: string) => dataProvider.delete('sessions', { id, meta: { userId } });
  const settle = () => {
    setIsAsking(false);
    void refetch();
    // The button that was pressed is about to go.
    box.current?.focus();
  };
  const failureMessage = texts.notEnded;
  const one = useAction<string>({ run, failureMessage, successMessage: texts.ended, onSuccess: settle });
  const all = useAction<string>({ run, failureMessage, successMessage: texts.allEnded, onSuccess: settle });

  if (isPending) return <TableSkeleton />;
  if (!sessions) return <RetryAlert queries={[query]} />;
  if (sessions.length === 0) return <Text>{texts.none}</Text>;
  return (
    <Stack ref={box} tabIndex={-1} role="group" aria-label={texts.title}>
      <SessionTable
        sessions={sessions}
        isBusy={one.isRunning || all.isRunning}
        onEnd={mayEnd ? one.start : undefined}
      />
      {mayEnd && sessions.some(({ isCurrent }) => !isCurrent) && (
        <Row>
          <Button variant="outlined" loading={all.isRunning} onClick={() => setIsAsking(true)}>
            {userId ? texts.endAll : texts.endOthers}
          </Button>
        </Row>
      )}
      <Confirm
        isOpen={isAsking}
        title={userId ? texts.askAll : texts.askOthers}
        confirmColor="warning"
        loading={all.isRunning}
        onConfirm={() => all.start('all')}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  );
};

interface SessionTableProps {
  sessions: readonly OpenSession[];
  /** Whether one is being ended. */
  isBusy: boolean;
  onEnd: ((id: string) => void) | undefined;
}

const SessionTable = ({ sessions, isBusy, onEnd }: SessionTableProps) => {
  const contentOf = ({ id, device, since, isCurrent }: OpenSession) => {
    if (isCurrent) return <strong>{texts.present}</strong>;
    return (
      onEnd && (
        <Button
          variant="outlined"
          size="small"
          disabled={isBusy}
          aria-label={texts.endOf(device, formatMoment(since))}
          onClick={() => onEnd(id)}
        >
          {texts.end}
        </Button>
      )
    );
  };
  return (
    <Table
      name={texts.title}
      headings={[
        ...columns.map(({ key }) => ({ key, text: texts[key] })),
        { key: 'actions', text: texts.actions, isUnseen: true },
      ]}
    >
      {sessions.map((session) => (
        <DataRow
          key={session.id}
          cells={[
            ...columns.map(({ key, content }) => ({ key, label: texts[key], content: content(session) })),
            { key: 'actions', content: contentOf(session) },
          ]}
        />
      ))}
    </Table>
  );
};

const columns = [
  { key: 'device', content: ({ device }: OpenSession) => device },
  { key: 'since', content: ({ since }: OpenSession) => formatMoment(since) },
  { key: 'lastUsed', content: ({ lastUsed }: OpenSession) => formatMoment(lastUsed) },
  { key: 'place', content: ({ network }: OpenSession) => network ?? '—' },
] as const;
