/**
 * Corporate sign-in for trying out: a real OpenID provider on this machine, and the application configured for it.
 * With `--provider-only` it starts just the provider and prints the settings a server needs. Ctrl-C ends both.
 */
import { spawn } from 'node:child_process';
import { startOpenIdProvider } from '../tests/e2e/processes/openIdProvider/startOpenIdProvider.mjs';

const redirectPath = process.env.CORPORATE_REDIRECT_PATH ?? '/corporateSignIn.html';
const ports = [process.env.PORT ?? '3000', '5173'];
const provider = await startOpenIdProvider({
  port: Number(process.env.OIDC_PORT ?? '9443'),
  redirectUris: ports.map((port) => `http://localhost:${port}${redirectPath}`),
});

const settings = {
  CORPORATE_ISSUER: provider.issuer,
  CORPORATE_CLIENT_ID: provider.clientId,
  CORPORATE_SCOPE: 'user.read email',
  CORPORATE_REDIRECT_PATH: redirectPath,
  NODE_EXTRA_CA_CERTS: provider.certificateFile,
};
console.log(`OpenID provider: ${provider.issuer}`);
console.log('Its certificate is its own: open that address once and tell the browser to go on.');

let ending = false;
const end = async () => {
  if (ending) return;
  ending = true;
  await provider.close();
};

if (process.argv.includes('--provider-only')) {
  for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
} else {
  const application = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  // The terminal sends Ctrl-C to the application directly.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => application.kill('SIGTERM'));
  application.once('exit', async (code) => {
    process.exitCode = code ?? 0;
    await end();
  });
}
