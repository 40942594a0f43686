import { corporateAccounts } from './corporateAccounts.mjs';

/** @param {string} name @param {string} value @param {string} label */
const button = (name, value, label) =>
  `<p><button type="submit" name="${name}" value="${value}">${label}</button></p>`;

/** The page on which a person or a test chooses an account, or a failed sign-in. */
export const accountPage = `<!doctype html>
<html lang="pt">
<head><meta charset="utf-8"><title>Conta institucional</title><link rel="icon" href="data:,"></head>
<body>
<h1>Conta institucional</h1>
<form method="post">
${Object.values(corporateAccounts)
  .map((email) => button('account', email, email))
  .join('\n')}
${button('error', 'access_denied', 'Recusar')}
${button('error', 'server_error', 'Falhar')}
</form>
</body>
</html>`;
