import { useTranslate } from 'ra-core';
import { Text } from '../../../src/ui/layout/Stack';
import type { Forecast } from './forecastFile';

interface FileForecastProps {
  filename: string;
  forecast: Forecast;
  lineCount: number;
}

/** What the server will do with the file, as far as the check can tell. */
export const FileForecast = ({ filename, forecast, lineCount }: FileForecastProps) => {
  const translate = useTranslate();
  return (
    <>
      <Text isStrong>{filename}</Text>
      <Text>{translate(`maintenance.forecast.${forecast}`, lineCount)}</Text>
    </>
  );
};
