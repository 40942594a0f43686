import pg from 'pg';
import { z } from 'zod';

/** The variable of the sandbox (modules/sandbox/README.md). */
export const sandboxVariables = {
  SANDBOX_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
};

interface Databases {
  readonly SANDBOX_DATABASE_URL?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
}

/** Returns what is wrong with the database of the sandbox. */
export const sandboxMistakes = ({
  SANDBOX_DATABASE_URL: sandbox,
  DATABASE_URL: installation,
}: Databases): { name: string; message: string }[] => {
  if (!sandbox) return [];
  const name = 'SANDBOX_DATABASE_URL';
  if (!installation)
    return [
      { name, message: 'must not be set without DATABASE_URL: the sandbox then has a folder of its own' },
    ];
  return placeOf(sandbox) === placeOf(installation) ? [{ name, message: mustBeAnother }] : [];
};

/** Why a sandbox on the installation's own database is refused. */
export const mustBeAnother =
  'must be another database than that of DATABASE_URL: the sandbox keeps data of its own';

/** Returns host, port and database as pg reads them. */
const placeOf = (connectionString: string) => {
  const { host, port, database } = new pg.Client({ connectionString });
  return `${host.toLowerCase()}:${port}/${database ?? ''}`;
};
