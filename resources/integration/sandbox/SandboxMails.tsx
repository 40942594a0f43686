import { ListContextProvider } from 'ra-core';
import { useState } from 'react';
import type { CaughtMail } from '../../../contract/entities/sandbox';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { Pagination } from '../../../src/kit/pagination/Pagination';
import { Button } from '../../../src/ui/buttons/Button';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { Row, Text } from '../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../src/ui/table/Table';
import { TableSkeleton } from '../../../src/ui/table/TableSkeleton';
import { usePagedList } from '../blocks/usePagedList';
import { sandboxTexts as texts } from './texts';

/** The e-mails of the sandbox, which went to nobody. */
export const SandboxMails = ({ providerId }: { providerId: number | undefined }) => {
  const { list, query } = usePagedList<CaughtMail>(
    'integration/mails',
    providerId === undefined ? {} : { providerId },
  );
  return (
    <>
      <h3>{texts.mails}</h3>
      <Row>
        <Button variant="outlined" loading={query.isFetching} onClick={() => void query.refetch()}>
          {texts.refresh}
        </Button>
      </Row>
      <RetryAlert queries={[query]} />
      {list.isPending && <TableSkeleton />}
      {list.data?.length === 0 && <Text>{texts.noMails}</Text>}
      {list.data && list.data.length > 0 && (
        <ListContextProvider value={list}>
          <MailTable mails={list.data} />
          <Pagination list={texts.mails} />
        </ListContextProvider>
      )}
    </>
  );
};

const MailTable = ({ mails }: { mails: readonly CaughtMail[] }) => {
  const [shown, setShown] = useState<CaughtMail>();
  return (
    <>
      <Table
        name={texts.mails}
        headings={[
          { key: 'when', text: texts.when },
          { key: 'request', text: texts.request },
          { key: 'to', text: texts.to },
          { key: 'subject', text: texts.subject },
          { key: 'open', text: texts.text, isUnseen: true },
        ]}
      >
        {mails.map((mail) => (
          <DataRow
            key={mail.id}
            cells={[
              { key: 'when', label: texts.when, content: formatMoment(mail.sentOn) },
              { key: 'request', label: texts.request, content: mail.applicationId },
              { key: 'to', label: texts.to, content: mail.to },
              { key: 'subject', label: texts.subject, className: 'sentence', content: mail.subject },
              {
                key: 'open',
                label: '',
                content: (
                  <Button
                    variant="outlined"
                    aria-haspopup="dialog"
                    aria-label={`${texts.open}: ${mail.subject}`}
                    onClick={() => setShown(mail)}
                  >
                    {texts.open}
                  </Button>
                ),
              },
            ]}
          />
        ))}
      </Table>
      {shown && (
        <Dialog
          title={shown.subject}
          about={<Text className="integration-mail">{shown.text}</Text>}
          onClose={() => setShown(undefined)}
          actions={
            <Button variant="contained" autoFocus onClick={() => setShown(undefined)}>
              {texts.close}
            </Button>
          }
        />
      )}
    </>
  );
};
