import { useContext } from 'react';
import { Alert } from '../../../src/ui/alert/Alert';
import { Button } from '../../../src/ui/buttons/Button';
import { Bullets, Row, Text } from '../../../src/ui/layout/Stack';
import { Section } from '../../../src/ui/page/Section';
import { Progress } from '../../../src/ui/progress/Progress';
import { sectionIds, useScrollOnRequest } from '../upload/sectionLinks';
import { ProcessedRequests } from './ProcessedRequests';
import { type FailedRequest, type ProcessingRun, requestCount } from './processingRun';
import { ProcessingContext } from './useProcessing';
import '../maintenance.css';
import { processingTexts } from './texts';

/** The current or last processing: its progress, what is left to do, and the result of each request. */
export const ProcessingSection = () => {
  const processing = useContext(ProcessingContext);
  // The button that starts it is far above.
  useScrollOnRequest(sectionIds.processing, processing?.startedHere ?? 0);
  if (!processing?.run) return null;
  const { run, isRunning, dismiss } = processing;
  return (
    <Section
      title={processingTexts.title}
      anchor={sectionIds.processing}
      actions={
        !isRunning && (
          <Button size="small" onClick={dismiss}>
            {processingTexts.putAway}
          </Button>
        )
      }
    >
      {isRunning ? (
        <UnderWay run={run} onStop={processing.stop} />
      ) : (
        <Ended run={run} resume={processing.resume} retry={processing.retry} />
      )}
    </Section>
  );
};

const UnderWay = ({ run, onStop }: { run: ProcessingRun; onStop: () => void }) => {
  const total = requestCount(run);
  const done = total - run.pending.length;
  return (
    <>
      <Progress text={processingTexts.running({ done, total })} share={done / total} />
      <Text size="small" tone="secondary">
        {processingTexts.leave}
      </Text>
      <Row>
        <Button variant="outlined" size="small" onClick={onStop}>
          {processingTexts.stop}
        </Button>
      </Row>
    </>
  );
};

interface EndedProps {
  run: ProcessingRun;
  resume: () => void;
  retry: () => void;
}

const Ended = ({ run, resume, retry }: EndedProps) => {
  const { pending, failed, done } = run;
  return (
    <>
      {pending.length > 0 && (
        <Alert
          severity="warning"
          outline="quiet"
          role="group"
          action={
            <Button variant="outlined" color="inherit" size="small" onClick={resume}>
              {processingTexts.resume}
            </Button>
          }
        >
          {processingTexts.pending(pending.length)}
        </Alert>
      )}
      {failed.length > 0 && <FailedRequests failed={failed} onRetry={retry} />}
      <Text role="status">{processingTexts.sent(done.length)}</Text>
      <ProcessedRequests run={run} />
    </>
  );
};

interface FailedRequestsProps {
  failed: readonly FailedRequest[];
  onRetry: () => void;
}

const shown = 50;

/** The requests that were not processed, with their reasons and a retry button. */
const FailedRequests = ({ failed, onRetry }: FailedRequestsProps) => {
  return (
    <Alert severity="warning" outline="quiet" role="group" title={processingTexts.failed(failed.length)}>
      <Bullets className="failed-requests">
        {failed.slice(0, shown).map(({ id, reason }) => (
          <li key={id}>
            <strong>{processingTexts.failedRow(id)}</strong> · {reason ?? processingTexts.noAnswer}
          </li>
        ))}
      </Bullets>
      {failed.length > shown && <p>{processingTexts.rest(failed.length - shown)}</p>}
      <Button variant="outlined" color="inherit" size="small" onClick={onRetry}>
        {processingTexts.retry}
      </Button>
    </Alert>
  );
};
