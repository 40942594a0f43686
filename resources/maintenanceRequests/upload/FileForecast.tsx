import { useTranslate } from 'ra-core';
import { Text } from '../../../src/ui/layout/Stack';
import type { Forecast } from './forecastFile';

interface FileForecastProps {
  /** Absent where the user chose no file. */
  filename?: string;
  forecast: Forecast | 'tariffs';
  lineCount: number;
}

/** What the server will do with the file or the chosen tariffs, as far as can be told before. */
export const FileForecast = ({ filename, forecast, lineCount }: FileForecastProps) => {
  const translate = useTranslate();
  return (
    <>
      {filename && <Text isStrong>{filename}</Text>}
      <Text>{translate(`maintenance.forecast.${forecast}`, lineCount)}</Text>
    </>
  );
};
