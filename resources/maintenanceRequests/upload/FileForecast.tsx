import { useTranslate } from 'ra-core';
import { Text } from '../../../src/ui/layout/Stack';
import { checkVerdict } from './checkVerdict';
import type { CheckState } from './useChosenWorkbook';

interface FileForecastProps {
  check: CheckState;
  filename: string;
}

/** What the server will do with the file, as far as the check can predict. */
export const FileForecast = ({ check, filename }: FileForecastProps) => {
  const translate = useTranslate();
  const lineCount = check.state === 'done' ? check.report.lineCount : 0;
  return (
    <>
      <Text isStrong>{filename}</Text>
      <Text>{translate(`maintenance.forecast.${checkVerdict(check)}`, lineCount)}</Text>
    </>
  );
};
