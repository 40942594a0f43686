/**
 * What a stranger writes who has modules/integration/guide.md, the OpenAPI document, and a client that a person created: submits
 * requests, waits until they are eligible, and reports their activation. Without the client library, and with nothing of
 * the project: `TSI_SERVER=… TSI_CLIENT_ID=… TSI_CLIENT_SECRET=… node stranger.mjs [count]`. Prints a line of JSON for each
 * step, and at the end what it was told.
 */
const { TSI_SERVER = '', TSI_CLIENT_ID = '', TSI_CLIENT_SECRET = '' } = process.env;
const count = Number(process.argv[2] ?? 1000);
const most = 200;
const begun = Date.now();
let repeated = 0;

/** @param {string} step @param {object} facts */
const say = (step, facts = {}) =>
  console.log(JSON.stringify({ step, seconds: Math.round((Date.now() - begun) / 100) / 10, ...facts }));

const pause = (/** @type {number} */ seconds) =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Sends until there is an answer that is not 'later'. @param {() => Promise<Response>} send */
const insist = async (send) => {
  for (let tries = 1; tries <= 200; tries += 1) {
    const answer = await send().catch(() => undefined);
    if (answer && ![429, 502, 503, 504].includes(answer.status)) return answer;
    repeated += 1;
    await pause(Number(answer?.headers.get('retry-after') ?? 1));
  }
  throw new Error('No answer');
};

let token = { value: '', until: 0 };
const accessToken = async () => {
  if (Date.now() < token.until) return token.value;
  const answer = await insist(() =>
    fetch(`${TSI_SERVER}/api/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: TSI_CLIENT_ID,
        client_secret: TSI_CLIENT_SECRET,
      }),
    }),
  );
  const { access_token, expires_in } = await answer.json();
  token = { value: access_token, until: Date.now() + (expires_in - 30) * 1000 };
  return token.value;
};

/** @param {string} path @param {unknown} [body] of a write or search @param {Record<string, string>} [headers] */
const call = async (path, body, headers = {}) => {
  const answer = await insist(async () =>
    fetch(`${TSI_SERVER}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...headers,
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  const read = JSON.parse(text);
  return read.data ?? read;
};

/** A write to several, each with its own answer; the key makes its repetition safe. @param {string} path @param {unknown} body */
const write = (path, body) =>
  call(path, body, { prefer: 'handling=lenient', 'idempotency-key': crypto.randomUUID() });

/** @template Item @param {Item[]} items */
const inParts = (items) =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, n) => items.slice(n * most, (n + 1) * most));

/** Makes tax numbers that the simulated services say yes to: they end in 0, 1 or 2. */
const makeNifs = () => {
  const made = new Set();
  while (made.size < count) {
    const digits = [2, ...Array.from({ length: 7 }, () => Math.floor(Math.random() * 9))];
    const rest = digits.reduce((sum, digit, place) => sum + digit * (9 - place), 0) % 11;
    const check = rest < 2 ? 0 : 11 - rest;
    if (check <= 2) made.add([...digits, check].join(''));
  }
  return [...made];
};

const { providerId } = await call('/Provider/provider-context');
const [address] = await call('/Address/search?cp4=1000&cp3=205');
const statuses = await call('/Application/get-status');
const idOf = (/** @type {string} */ name) =>
  statuses.find((/** @type {{ description: string }} */ { description }) => description === name).id;
const [eligible, active] = [idOf('Elegível'), idOf('Ativo')];

/** @type {number[]} */
const submitted = [];
for (const people of inParts(makeNifs())) {
  say('submitting', { after: submitted.length });
  const results = await write('/Application/submit', {
    providerId,
    providerEmail: 'crm@prestador.example.pt',
    applications: people.map((fiscalNumber) => ({
      fullName: 'Pessoa Estranha',
      fiscalNumber,
      address,
      isStudent: false,
      applicantGaveConsent: true,
      applicantProvidedRequiredDocuments: false,
    })),
  });
  const refused = results.find((/** @type {{ success: boolean }} */ { success }) => !success);
  if (refused) throw new Error(`Not submitted: ${JSON.stringify(refused)}`);
  submitted.push(
    ...results.map((/** @type {{ applicationId: number }} */ { applicationId }) => applicationId),
  );
}

const own = new Set(submitted);
/** What was told of each request, in order. @type {Map<number, number[]>} */
const told = new Map();
/** Where the next reading begins. @type {string | undefined} */
let cursor;
/** Reads what changed since it last did, and returns the requests that entered a status. */
const readChanges = async (/** @type {number} */ status) => {
  const found = [];
  for (let hasMore = true; hasMore; ) {
    const changedSince = new Date(begun - 60_000).toISOString();
    const page = await call('/Application/list-changes', cursor ? { cursor } : { changedSince });
    for (const { id, changedToStatusId } of page.items) {
      if (!own.has(id)) continue;
      told.set(id, [...(told.get(id) ?? []), changedToStatusId]);
      if (changedToStatusId === status) found.push(id);
    }
    ({ nextCursor: cursor, hasMore } = page);
  }
  return found;
};

let activated = 0;
while (activated < count) {
  const ready = await readChanges(eligible);
  if (ready.length === 0) await pause(1);
  for (const part of inParts(ready)) {
    say('activating', { after: activated });
    const activationStartDate = new Date().toISOString();
    const results = await write('/Application/set-activation-status', {
      applicationActivations: part.map((applicationId) => ({ applicationId, activationStartDate })),
    });
    const refused = results.find((/** @type {{ success: boolean }} */ { success }) => !success);
    if (refused) throw new Error(`Not activated: ${JSON.stringify(refused)}`);
    activated += part.length;
  }
}
await readChanges(active);
say('done', { repeated, submitted, told: [...told] });
