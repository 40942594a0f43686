import { DownloadButton } from '../../../../src/kit/detail/DownloadButton';
import { Row } from '../../../../src/ui/layout/Stack';
import type { Play } from '../stage/ExampleModule';

/** Fetches a file, and saves it under its name; the second cannot be fetched. */
export const Example = () => (
  <Row>
    <DownloadButton
      filename="lista.csv"
      fetchFile={async () => new Blob(['um;dois'], { type: 'text/csv' })}
      failureMessage="kit.files.notFetched"
    />
    <DownloadButton
      filename="comprovativo.pdf"
      fetchFile={() => Promise.reject(new Error('not there'))}
      failureMessage="kit.files.notFetched"
    />
  </Row>
);

export const play: Play = async ({ screen, user, expect }) => {
  expect(screen.getByRole('button', { name: 'Descarregar lista.csv' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Descarregar comprovativo.pdf' }));
  expect(await screen.findByText(/^Não foi possível obter o ficheiro/)).toBeVisible();
};
