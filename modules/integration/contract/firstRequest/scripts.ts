/** The first request in bash, with curl and jq. */
export const curl = `# curl e jq
TOKEN=$(curl -sS -u "$TSI_CLIENT_ID:$TSI_CLIENT_SECRET" -d grant_type=client_credentials \\
  "$TSI_ADDRESS/oauth/token" | jq -r .access_token)

call() { curl -sS -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' "$@"; }

# A morada vem do código postal; só a porta é da pessoa.
ADDRESS=$(call "$TSI_ADDRESS/Address/search?cp4=1000&cp3=205" | jq '.data[0] + {doorNumber: "1"}')

# Submeter, em nome do prestador a que o cliente pertence.
# Guarde a chave de idempotência: repetir com a mesma não submete duas vezes.
PROVIDER=$(call "$TSI_ADDRESS/Provider/provider-context" | jq .providerId)
RESULT=$(jq -n --argjson address "$ADDRESS" --argjson provider "$PROVIDER" --arg nif "$TSI_NIF" '{
    providerId: $provider, providerEmail: "crm@prestador.example.pt", applications: [{
    fullName: "Pessoa de Exemplo", fiscalNumber: $nif, address: $address, isStudent: false,
    applicantGaveConsent: true, applicantProvidedRequiredDocuments: false}]}' |
  call -H "Idempotency-Key: primeiro-$(date +%s)-$RANDOM" -d @- "$TSI_ADDRESS/Application/submit")
echo "Submetido: $RESULT"
ID=$(echo "$RESULT" | jq -r '.[0].applicationId // empty')
[ -n "$ID" ] || exit 1

# Ler até haver decisão: 7 é Elegível.
STATUS=1
for _ in $(seq 30); do
  STATUS=$(call "$TSI_ADDRESS/Application/get-by-id?applicationId=$ID" | jq .applicationStatusId)
  echo "Estado: $STATUS"
  [ "$STATUS" = 1 ] || [ "$STATUS" = 100 ] || break
  sleep 1
done

# Ativar.
call -d "{\\"applicationActivations\\": [{\\"applicationId\\": $ID, \\"activationStartDate\\": \\"$(date -u +%FT%TZ)\\"}]}" \\
  "$TSI_ADDRESS/Application/set-activation-status"
echo
`;

/** The first request in TypeScript, for Node.js; a type there can be taken away without changing the program. */
export const typescript = `// Node.js 22.18 ou mais recente: node primeiro.mts. Node.js 20: npx tsx primeiro.mts
const { TSI_ADDRESS, TSI_CLIENT_ID, TSI_CLIENT_SECRET, TSI_NIF } = process.env;

const answer = await fetch(\`\${TSI_ADDRESS}/oauth/token\`, {
  method: 'POST',
  headers: { Authorization: \`Basic \${btoa(\`\${TSI_CLIENT_ID}:\${TSI_CLIENT_SECRET}\`)}\` },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
});
const { access_token: token } = (await answer.json()) as { access_token: string };

async function call<Answer>(path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(\`\${TSI_ADDRESS}\${path}\`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: \`Bearer \${token}\`, 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);
  return (await response.json()) as Answer;
}

// A morada vem do código postal; só a porta é da pessoa.
const { data: rows } = await call<{ data: object[] }>('/Address/search?cp4=1000&cp3=205');
const address = { ...rows[0], doorNumber: '1' };

// Submeter, em nome do prestador a que o cliente pertence.
// Guarde a chave de idempotência: repetir com a mesma não submete duas vezes.
const { providerId } = await call<{ providerId: number }>('/Provider/provider-context');
const application = {
  fullName: 'Pessoa de Exemplo',
  fiscalNumber: TSI_NIF,
  address,
  isStudent: false,
  applicantGaveConsent: true,
  applicantProvidedRequiredDocuments: false,
};
const key = { 'Idempotency-Key': crypto.randomUUID() };
const submission = { providerId, providerEmail: 'crm@prestador.example.pt', applications: [application] };
type Result = { success: boolean; applicationId: number };
const [result] = await call<Result[]>('/Application/submit', submission, key);
console.log('Submetido:', result);
if (!result?.success) process.exit(1);
const { applicationId } = result;

// Ler até haver decisão: 7 é Elegível.
for (let attempt = 0; attempt < 30; attempt += 1) {
  const path = \`/Application/get-by-id?applicationId=\${applicationId}\`;
  const { applicationStatusId: status } = await call<{ applicationStatusId: number }>(path);
  console.log('Estado:', status);
  if (status !== 1 && status !== 100) break;
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

// Ativar.
const activation = { applicationId, activationStartDate: new Date().toISOString() };
console.log(await call('/Application/set-activation-status', { applicationActivations: [activation] }));
`;

/** The first request in Python. */
export const python = `# Python 3.9 ou mais recente, sem mais nada
import base64, json, os, time, urllib.parse, urllib.request, uuid
from datetime import datetime, timezone

ADDRESS = os.environ["TSI_ADDRESS"]
ID, SECRET = os.environ["TSI_CLIENT_ID"], os.environ["TSI_CLIENT_SECRET"]


def send(path, body=None, headers={}):
    request = urllib.request.Request(ADDRESS + path, data=body, headers=headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)


basic = base64.b64encode(f"{ID}:{SECRET}".encode()).decode()
form = urllib.parse.urlencode({"grant_type": "client_credentials"}).encode()
token = send("/oauth/token", form, {"Authorization": f"Basic {basic}"})["access_token"]


def call(path, body=None, headers={}):
    data = None if body is None else json.dumps(body).encode()
    own = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return send(path, data, {**own, **headers})


# A morada vem do código postal; só a porta é da pessoa.
address = {**call("/Address/search?cp4=1000&cp3=205")["data"][0], "doorNumber": "1"}

# Submeter, em nome do prestador a que o cliente pertence.
# Guarde a chave de idempotência: repetir com a mesma não submete duas vezes.
provider = call("/Provider/provider-context")["providerId"]
application = {
    "fullName": "Pessoa de Exemplo",
    "fiscalNumber": os.environ["TSI_NIF"],
    "address": address,
    "isStudent": False,
    "applicantGaveConsent": True,
    "applicantProvidedRequiredDocuments": False,
}
key = {"Idempotency-Key": str(uuid.uuid4())}
submission = {"providerId": provider, "providerEmail": "crm@prestador.example.pt", "applications": [application]}
result = call("/Application/submit", submission, key)[0]
print("Submetido:", result)
if not result["success"]:
    raise SystemExit(1)
number = result["applicationId"]

# Ler até haver decisão: 7 é Elegível.
for _ in range(30):
    status = call(f"/Application/get-by-id?applicationId={number}")["applicationStatusId"]
    print("Estado:", status)
    if status not in (1, 100):
        break
    time.sleep(1)

# Ativar.
activation = {"applicationId": number, "activationStartDate": datetime.now(timezone.utc).isoformat()}
print(call("/Application/set-activation-status", {"applicationActivations": [activation]}))
`;
