import { useDataProvider, useGetOne, useRefresh } from 'ra-core';
import { RunButton } from '../../../src/kit/actions/RunButton';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { Row, Stack, Text } from '../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../src/ui/table/Table';
import { TableSkeleton } from '../../../src/ui/table/TableSkeleton';
import { CopyBlock } from '../../integration/screens/blocks/CopyBlock';
import type { PartProps } from '../../integration/screens/blocks/where';
import type { Sandbox, SimulatedNumber } from '../contract/sandbox';
import { Decide, MoveDeadline, SetPeriod } from './SandboxActs';
import { SandboxMails } from './SandboxMails';
import { sandboxTexts as texts } from './texts';

/** Where the sandbox is, what is in it, and what can be done to it. */
export const SandboxPart = ({ where: { providerId }, mayUpdate }: PartProps) => {
  const query = useGetOne<{ id: string; sandbox: Sandbox | null }>('integration/sandbox', {
    id: 'sandbox',
    meta: { providerId },
  });
  const dataProvider = useDataProvider();
  // What is done here also sends e-mails.
  const refresh = useRefresh();
  if (query.isPending) return <TableSkeleton />;
  if (!query.data) return <RetryAlert queries={[query]} />;
  const { sandbox } = query.data;
  if (!sandbox) return <Text>{texts.none}</Text>;
  const change = (data: object) =>
    dataProvider.update('integration/sandbox', {
      id: 'sandbox',
      data: { ...(providerId !== undefined && { providerId }), ...data },
      previousData: { id: 'sandbox' },
    });
  return (
    <Stack>
      <Text>{texts.about}</Text>
      <Facts {...sandbox} />
      <h3>{texts.address}</h3>
      <CopyBlock name={texts.address} text={sandbox.address} />
      {mayUpdate && (
        <Row>
          <MoveDeadline change={change} onDone={refresh} />
          <SetPeriod change={change} onDone={refresh} />
          <Decide change={change} onDone={refresh} />
          <RunButton
            label={texts.process}
            subject={texts.emptySubject}
            successMessage={texts.processed}
            run={() => change({ act: 'processLists' })}
            onSuccess={refresh}
          />
          <RunButton
            label={texts.empty}
            subject={texts.emptySubject}
            confirmTitle={texts.emptyQuestion}
            confirmContent={texts.emptyAbout}
            successMessage={texts.emptied}
            run={() => change({ act: 'empty' })}
            onSuccess={refresh}
          />
        </Row>
      )}
      <Simulator numbers={sandbox.simulator} />
      <SandboxMails providerId={providerId} />
    </Stack>
  );
};

const Facts = ({ address, requests, maxRequests, period }: Sandbox) => (
  <dl className="integration-facts">
    <dt>{texts.token}</dt>
    <dd>
      <code>{`POST ${address}/oauth/token`}</code>
    </dd>
    <dt>{texts.requests}</dt>
    <dd>{texts.requestsOf(requests, maxRequests)}</dd>
    <dt>{texts.period}</dt>
    <dd>
      {period ? texts.from(formatMoment(period.beginDate), formatMoment(period.endDate)) : texts.noPeriod}
    </dd>
  </dl>
);

const Simulator = ({ numbers }: { numbers: readonly SimulatedNumber[] }) => (
  <>
    <h3>{texts.simulator}</h3>
    <Text tone="secondary">{texts.aboutSimulator}</Text>
    <Table
      name={texts.simulator}
      headings={[
        { key: 'nif', text: texts.nif },
        { key: 'socialSecurity', text: texts.socialSecurity },
        { key: 'taxAuthority', text: texts.taxAuthority },
        { key: 'result', text: texts.result },
      ]}
    >
      {numbers.map((one) => (
        <DataRow
          key={one.fiscalNumber}
          cells={[
            { key: 'nif', label: texts.nif, content: <code>{one.fiscalNumber}</code> },
            {
              key: 'socialSecurity',
              label: texts.socialSecurity,
              content: texts.answers[one.socialSecurity],
            },
            { key: 'taxAuthority', label: texts.taxAuthority, content: texts.answers[one.taxAuthority] },
            { key: 'result', label: texts.result, content: one.applicationStatusDescription },
          ]}
        />
      ))}
    </Table>
  </>
);
