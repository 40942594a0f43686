import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingNames } from '../../../server/node/settings/config';
import { strayNames, strayText } from '../../../server/node/settings/strayNames';

const of = (...names: readonly string[]) => strayNames(Object.fromEntries(names.map((name) => [name, 'x'])));

/** At each place, in turn, a letter that is left out, doubled, mistaken or swapped with the next. */
const misspellingsOf = (name: string): string[] =>
  [...name]
    .map((letter, at) => {
      const [before, after] = [name.slice(0, at), name.slice(at + 1)];
      const swapped = `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`;
      return [before + after, before + letter + letter + after, `${before}?${after}`, swapped][at % 4] ?? '';
    })
    .filter((one) => !settingNames.includes(one));

describe('a variable that looks like a setting and is none', () => {
  it('is told by every misspelling of every setting, with a setting that is near', () => {
    const unseen = settingNames.flatMap(misspellingsOf).filter((name) => !of(name)[0]?.meant);
    expect(unseen).toEqual([]);
    expect(of('DATABSE_URL', 'database_url', 'DOCUMENTS-FOLDER')).toEqual([
      { name: 'DATABSE_URL', meant: 'DATABASE_URL' },
      { name: 'database_url', meant: 'DATABASE_URL' },
      { name: 'DOCUMENTS-FOLDER', meant: 'DOCUMENTS_FOLDER' },
    ]);
  });

  it('is told where it begins like a family of settings', () => {
    const names = ['DATABASE_HOST', 'DATA_FOLDER', 'DOCUMENTS_S3_SECRET', 'RETENTION_FILES_MONTHS'];
    expect(of(...names)).toEqual(names.map((name) => ({ name })));
  });

  it('is told with what to do instead where it was a setting of an earlier version', () => {
    expect(of('OTHER_SERVERS')).toEqual([
      { name: 'OTHER_SERVERS', instead: expect.stringMatching(/take it away/) },
    ]);
    expect(of('WORKERS').map(strayText)).toEqual([
      expect.stringMatching(/^WORKERS has no effect any more: start several servers/),
    ]);
    expect(of('OTHER_SERVERS').map(strayText)).toEqual([
      expect.stringMatching(/^OTHER_SERVERS has no effect any more/),
    ]);
  });

  it('is no setting, nothing of others, and not empty', () => {
    expect(of(...settingNames)).toEqual([]);
    expect(strayNames({ DATABSE_URL: '' })).toEqual([]);
    const others =
      'PATH HOME HOST USER PWD LANG TERM SHELL MAIL TZ EDITOR HOSTNAME LOGNAME NODE_OPTIONS NODE_VERSION ' +
      'NODE_EXTRA_CA_CERTS MALLOC_ARENA_MAX PGHOST PGUSER AWS_REGION HTTP_PROXY NO_PROXY npm_config_registry ' +
      'CLIENT_PORT API_URL OIDC_PORT TEST_DATABASE_URL CHROMIUM_PATH NOTIFY_SOCKET INVOCATION_ID JOURNAL_STREAM ' +
      'KUBERNETES_PORT KUBERNETES_SERVICE_HOST DATABASE_SERVICE_HOST DATABASE_SERVICE_PORT_POSTGRES DATABASE_PORT ' +
      'DATABASE_PORT_5432_TCP_ADDR OTEL_SERVICE_NAME OTEL_EXPORTER_OTLP_HEADERS OTEL_LOGS_EXPORTER OTEL_METRICS_EXPORTER';
    expect(of(...others.split(' '))).toEqual([]);
  });

  it('is in none of the files that a release brings along', () => {
    const files = ['Containerfile', 'compose.yaml', 'tarifa-social.env', 'tarifa-social@.service'];
    const named = files.flatMap((file) =>
      [...readFileSync(`deploy/${file}`, 'utf8').matchAll(/\b([A-Z][A-Z\d]*_[A-Z\d_]+)\s*[=:]/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(named).toContain('DATABASE_URL');
    expect(of(...named)).toEqual([]);
  });
});
