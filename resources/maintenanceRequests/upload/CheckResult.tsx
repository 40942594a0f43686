import { useTranslate } from 'ra-core';
import { maxMaintenanceColumns, maxMaintenanceLines } from '../../../contract/rules/maintenanceLimits';
import { foundText, maintenanceHeadings } from '../../../contract/rules/maintenanceMessages';
import { Text } from '../../../src/ui/layout/Stack';
import { Progress } from '../../../src/ui/progress/Progress';

import { CheckReport } from './CheckReport';
import { checkSteps } from './checkMessages';
import { stepTexts } from './texts';
import type { CheckState } from './useChosenWorkbook';
import type { WorkbookReport } from './workbookReport';

interface CheckResultProps {
  check: CheckState;
  filename: string;
  /** Called with the same file without its wrong lines; undefined if nothing can be handed in. */
  onRest: ((file: File, lineCount: number) => void) | undefined;
}

/** The progress of the chosen file's check, then its report. */
export const CheckResult = (props: CheckResultProps) => {
  const translate = useTranslate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and there are none here
    <div role="group" aria-label={translate('maintenance.check.name')}>
      <Shown {...props} />
    </div>
  );
};

const Shown = ({ check, filename, onRest }: CheckResultProps) => {
  const translate = useTranslate();
  if (check.state === 'running') {
    const share = (checkSteps.indexOf(check.step) + 1) / (checkSteps.length + 1);
    return <Progress text={stepTexts[check.step]} share={share} />;
  }
  if (check.state === 'unavailable')
    return <Text size="small">{translate('maintenance.check.unavailable')}</Text>;
  if (check.report.structure) return <StructureProblem report={check.report} />;
  return <CheckReport check={check} filename={filename} onRest={onRest} />;
};

const [first, second] = maintenanceHeadings;

/** Why a file is not a maintenance file and which headings it has instead, in addition to the field's message. */
const StructureProblem = ({ report: { structure, lineCount, found = [] } }: { report: WorkbookReport }) => {
  const translate = useTranslate();
  return (
    <div role="status">
      <Text size="small" tone="error">
        {translate(`maintenance.check.structure.${structure}`, {
          first,
          second,
          count: lineCount,
          max: maxMaintenanceLines,
          maxColumns: maxMaintenanceColumns,
        })}
      </Text>
      {found.map((one) => (
        <Text key={one.sheet} size="small">
          {foundText(one)}
        </Text>
      ))}
    </div>
  );
};
