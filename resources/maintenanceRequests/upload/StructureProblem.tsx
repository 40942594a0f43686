import { useTranslate } from 'ra-core';
import { maxMaintenanceLines } from '../../../contract/rules/maintenanceLimits';
import { Text } from '../../../src/ui/layout/Stack';
import { maintenanceHeadings } from '../../../workbook/readMaintenanceSheet';
import type { WorkbookReport } from './workbookReport';

const [first, second] = maintenanceHeadings;

/** Why a file is not a maintenance file and which headings it has instead, in addition to the field's message. */
export const StructureProblem = ({
  report: { structure, lineCount, found = [] },
}: {
  report: WorkbookReport;
}) => {
  const translate = useTranslate();
  const named = (headings: readonly string[]) =>
    headings.some(Boolean)
      ? headings.map((heading) => `«${heading}»`).join(', ')
      : translate('maintenance.check.foundNothing');
  return (
    <div role="status">
      <Text size="small" tone="error">
        {translate(`maintenance.check.structure.${structure}`, {
          first,
          second,
          count: lineCount,
          max: maxMaintenanceLines,
        })}
      </Text>
      {found.map(({ sheet, headings }) => (
        <Text key={sheet} size="small">
          {translate('maintenance.check.found', { sheet, headings: named(headings) })}
        </Text>
      ))}
    </div>
  );
};
