import { useCanAccess, useDataProvider, useGetOne } from 'ra-core';
import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { watchInterval } from '../../../../src/kit/data/queries';
import { RetryAlert } from '../../../../src/kit/data/RetryAlert';
import { BackButton } from '../../../../src/kit/detail/BackButton';
import { useDownload } from '../../../../src/kit/detail/DownloadButton';
import { FoldedSection } from '../../../../src/kit/layout/FoldedSection';
import { Page } from '../../../../src/kit/layout/Page';
import { StatusChip } from '../../../../src/tariff/applicationStatus/StatusChip';
import { Button } from '../../../../src/ui/buttons/Button';
import { Row, Stack } from '../../../../src/ui/layout/Stack';
import { loadable } from '../../../../src/ui/loading/loadable';
import { PageSkeleton } from '../../../../src/ui/page/PageSkeleton';
import type { Renewal, RenewalReport } from '../../contract/renewal';
import { renewalPaths } from '../../contract/renewalPaths';
import { renewalStates } from '../../contract/states';
import { RenewalActions } from './RenewalActions';
import { RenewalProgress } from './RenewalProgress';
import { ReportFigure } from './ReportFigure';
import { rehearsalFigure, reportFigures } from './reportFigures';
import { publicTexts, renewalTexts, reportTexts, scopeText } from './texts';
import { WouldLose } from './WouldLose';
import './renewals.css';

const PublicCounts = loadable(async () => (await import('./PublicCounts')).PublicCounts);

/** One renewal: what it is doing, what can be done with it, its rehearsal and its report. */
export const RenewalPage = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useReport(id);
  const { canAccess: mayAct = false } = useCanAccess({ resource: 'renewals', action: 'update' });
  const { canAccess: isRegulator = false } = useCanAccess({ resource: 'renewalItems', action: 'list' });
  const { data } = query;
  const renewal = data?.renewal;
  return (
    <Page
      isWide
      title={renewalTexts.title(Number(id))}
      beside={renewal && <StatusChip statusId={undefined} description={renewalStates[renewal.state]} />}
      subtitle={
        renewal ? renewalTexts.subtitle(scopeText(renewal), renewal.validUntil, renewal.noticeDays) : ' '
      }
      before={<BackButton onClick={() => navigate(renewalPaths.renewals)} />}
      actions={renewal && mayAct && <RenewalActions report={data} onDone={query.refetch} />}
    >
      <RetryAlert queries={[query]} text={renewalTexts.notLoaded} />
      {query.isPending && <PageSkeleton />}
      {data && (
        <Stack gap="far">
          <RenewalProgress renewal={data.renewal} isRegulator={isRegulator} onUpdate={query.refetch} />
          <Figures report={data} />
          {isRegulator && isRehearsed(data.renewal) && <WouldLose renewalId={data.renewal.id} />}
          {isRegulator && data.renewal.startedOn && (
            <FoldedSection
              texts={publicTexts}
              description={publicTexts.about}
              part={PublicCounts}
              props={{ renewalId: data.renewal.id }}
            />
          )}
        </Stack>
      )}
    </Page>
  );
};

/** Returns the report of a renewal; it is looked at again while the server works on it and the page is seen. */
const useReport = (id: string) => {
  const looks = useRef({ of: '', from: 0 });
  return useGetOne<RenewalReport & { id: string }>(
    'renewals/report',
    { id, meta: { isSilent: true } },
    {
      retry: false,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data, dataUpdateCount } }) => {
        const state = data?.renewal.state ?? '';
        // Each state is watched as long as the one before it.
        if (looks.current.of !== state) looks.current = { of: state, from: dataUpdateCount };
        return isMoving(data?.renewal) && watchInterval(dataUpdateCount - looks.current.from);
      },
    },
  );
};

const isMoving = (renewal: Renewal | undefined) =>
  renewal?.state === 'rehearsing' || (renewal?.state === 'running' && renewal.askedOn === null);

/** Whether its figures are those of a rehearsal that waits for its start. */
const isRehearsed = ({ state, startedOn }: Renewal) => state !== 'rehearsing' && startedOn === null;

const Figures = ({ report }: { report: RenewalReport }) => {
  const { renewal, rehearsal } = report;
  const rehearsed = rehearsal.length > 0 ? [rehearsalFigure(report)] : [];
  const figures = renewal.startedOn ? [...reportFigures(report), ...rehearsed] : rehearsed;
  if (figures.length === 0) return null;
  return (
    <div>
      <div className="renewal-figures">
        {figures.map((figure) => (
          <ReportFigure key={figure.title} figure={figure} />
        ))}
      </div>
      <DownloadReport renewalId={renewal.id} />
    </div>
  );
};

const DownloadReport = ({ renewalId }: { renewalId: number }) => {
  const dataProvider = useDataProvider();
  const { canAccess = false } = useCanAccess({ resource: 'renewals', action: 'export' });
  const { download, isPending } = useDownload({
    filename: reportTexts.file(renewalId),
    fetchFile: async () => (await dataProvider.getOne('renewals/files', { id: renewalId })).data.file,
    failureMessage: reportTexts.downloadFailed,
  });
  if (!canAccess) return null;
  return (
    <Row>
      <Button variant="outlined" icon="download" loading={isPending} onClick={download}>
        {reportTexts.download}
      </Button>
    </Row>
  );
};
