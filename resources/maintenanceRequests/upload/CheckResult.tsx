import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Progress } from '../../../src/kit/dialogs/Progress';
import { CheckReport } from './CheckReport';
import { checkSteps } from './checkMessages';
import { StructureProblem } from './StructureProblem';
import type { CheckState } from './useChosenWorkbook';

interface CheckResultProps {
  check: CheckState;
  filename: string;
}

/** How the check of the chosen file goes, and what it found. */
export const CheckResult = ({ check, filename }: CheckResultProps) => {
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={translate('maintenance.check.name')}>
      <Shown check={check} filename={filename} />
    </Box>
  );
};

const Shown = ({ check, filename }: CheckResultProps) => {
  const translate = useTranslate();
  if (check.state === 'running') {
    const share = (checkSteps.indexOf(check.step) + 1) / (checkSteps.length + 1);
    return <Progress text={translate(`maintenance.check.step.${check.step}`)} share={share} />;
  }
  if (check.state === 'unavailable')
    return <Typography variant="body2">{translate('maintenance.check.unavailable')}</Typography>;
  const { report, mark } = check;
  if (report.structure) return <StructureProblem report={report} />;
  return <CheckReport report={report} mark={mark} filename={filename} />;
};
