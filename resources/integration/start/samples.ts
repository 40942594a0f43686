const curl = `# curl e jq
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

const typescript = `// Node.js 20 ou mais recente: node primeiro.mjs
const { TSI_ADDRESS, TSI_CLIENT_ID, TSI_CLIENT_SECRET, TSI_NIF } = process.env;

const answer = await fetch(\`\${TSI_ADDRESS}/oauth/token\`, {
  method: 'POST',
  headers: { Authorization: \`Basic \${btoa(\`\${TSI_CLIENT_ID}:\${TSI_CLIENT_SECRET}\`)}\` },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
});
const { access_token: token } = await answer.json();

const call = async (path, body, headers = {}) => {
  const response = await fetch(\`\${TSI_ADDRESS}\${path}\`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: \`Bearer \${token}\`, 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);
  return response.json();
};

// A morada vem do código postal; só a porta é da pessoa.
const { data: rows } = await call('/Address/search?cp4=1000&cp3=205');
const address = { ...rows[0], doorNumber: '1' };

// Submeter, em nome do prestador a que o cliente pertence.
// Guarde a chave de idempotência: repetir com a mesma não submete duas vezes.
const { providerId } = await call('/Provider/provider-context');
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
const [result] = await call('/Application/submit', submission, key);
console.log('Submetido:', result);
if (!result.success) process.exit(1);
const { applicationId } = result;

// Ler até haver decisão: 7 é Elegível.
for (let attempt = 0; attempt < 30; attempt += 1) {
  const { applicationStatusId: status } = await call(\`/Application/get-by-id?applicationId=\${applicationId}\`);
  console.log('Estado:', status);
  if (status !== 1 && status !== 100) break;
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

// Ativar.
const activation = { applicationId, activationStartDate: new Date().toISOString() };
console.log(await call('/Application/set-activation-status', { applicationActivations: [activation] }));
`;

const python = `# Python 3.9 ou mais recente, sem mais nada
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

const java = `// Java 17 ou mais recente: java Primeiro.java. Um programa a sério lê o JSON com uma biblioteca, como Jackson.
import java.net.URI;
import java.net.http.*;
import java.time.Instant;
import java.util.*;
import java.util.regex.*;

class Primeiro {
  static final String ADDRESS = System.getenv("TSI_ADDRESS");
  static final HttpClient http = HttpClient.newHttpClient();

  static String send(String path, String body, String type, String authorization) throws Exception {
    var request = HttpRequest.newBuilder(URI.create(ADDRESS + path))
        .header("Authorization", authorization)
        .header("Content-Type", type)
        .header("Idempotency-Key", UUID.randomUUID().toString());
    if (body != null) request.POST(HttpRequest.BodyPublishers.ofString(body));
    var response = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() >= 400) throw new Exception(response.statusCode() + " " + response.body());
    return response.body();
  }

  static String find(String pattern, String text) {
    var found = Pattern.compile(pattern).matcher(text);
    if (!found.find()) throw new IllegalStateException(text);
    return found.group(1);
  }

  public static void main(String[] arguments) throws Exception {
    var client = System.getenv("TSI_CLIENT_ID") + ":" + System.getenv("TSI_CLIENT_SECRET");
    var basic = "Basic " + Base64.getEncoder().encodeToString(client.getBytes());
    var answer = send("/oauth/token", "grant_type=client_credentials", "application/x-www-form-urlencoded", basic);
    var token = "Bearer " + find("\\"access_token\\":\\"([^\\"]+)\\"", answer);
    var json = "application/json";

    // A morada vem do código postal; só a porta é da pessoa.
    var address = find("\\\\[\\\\{(.*?)\\\\}", send("/Address/search?cp4=1000&cp3=205", null, json, token));

    // Submeter, em nome do prestador a que o cliente pertence.
    // Guarde a chave de idempotência: repetir com a mesma não submete duas vezes.
    var provider = find("\\"providerId\\":(\\\\d+)", send("/Provider/provider-context", null, json, token));
    var result = send("/Application/submit", """
        {"providerId": %s, "providerEmail": "crm@prestador.example.pt", "applications": [{
          "fullName": "Pessoa de Exemplo", "fiscalNumber": "%s", "isStudent": false,
          "applicantGaveConsent": true, "applicantProvidedRequiredDocuments": false,
          "address": {"doorNumber": "1", %s}}]}"""
        .formatted(provider, System.getenv("TSI_NIF"), address), json, token);
    System.out.println("Submetido: " + result);
    var id = find("\\"applicationId\\":(\\\\d+)", result);

    // Ler até haver decisão: 7 é Elegível.
    for (var attempt = 0; attempt < 30; attempt++) {
      var status = find("\\"applicationStatusId\\":(\\\\d+)",
          send("/Application/get-by-id?applicationId=" + id, null, json, token));
      System.out.println("Estado: " + status);
      if (!List.of("1", "100").contains(status)) break;
      Thread.sleep(1000);
    }

    // Ativar.
    System.out.println(send("/Application/set-activation-status", """
        {"applicationActivations": [{"applicationId": %s, "activationStartDate": "%s"}]}"""
        .formatted(id, Instant.now()), json, token));
  }
}
`;

const csharp = `// .NET 8 ou mais recente: numa aplicação de consola, em Program.cs
using System.Net.Http.Headers;
using System.Net.Http.Json;
using System.Text;
using System.Text.Json.Nodes;

string Setting(string name) => Environment.GetEnvironmentVariable(name) ?? throw new Exception(name);
var address = Setting("TSI_ADDRESS");
using var http = new HttpClient();

var basic = Encoding.UTF8.GetBytes($"{Setting("TSI_CLIENT_ID")}:{Setting("TSI_CLIENT_SECRET")}");
http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Basic", Convert.ToBase64String(basic));
var form = new FormUrlEncodedContent(new Dictionary<string, string> { ["grant_type"] = "client_credentials" });
var token = await Read(await http.PostAsync($"{address}/oauth/token", form));
http.DefaultRequestHeaders.Authorization =
    new AuthenticationHeaderValue("Bearer", token["access_token"]!.GetValue<string>());

// A morada vem do código postal; só a porta é da pessoa.
var rows = await Read(await http.GetAsync($"{address}/Address/search?cp4=1000&cp3=205"));
var home = rows["data"]![0]!.DeepClone();
home["doorNumber"] = "1";

// Submeter, em nome do prestador a que o cliente pertence.
// Guarde a chave de idempotência: repetir com a mesma não submete duas vezes.
var provider = await Read(await http.GetAsync($"{address}/Provider/provider-context"));
var submission = JsonContent.Create(new
{
    providerId = provider["providerId"]!.GetValue<int>(),
    providerEmail = "crm@prestador.example.pt",
    applications = new[]
    {
        new
        {
            fullName = "Pessoa de Exemplo", fiscalNumber = Setting("TSI_NIF"), address = home, isStudent = false,
            applicantGaveConsent = true, applicantProvidedRequiredDocuments = false,
        },
    },
});
submission.Headers.Add("Idempotency-Key", Guid.NewGuid().ToString());
var results = await Read(await http.PostAsync($"{address}/Application/submit", submission));
Console.WriteLine($"Submetido: {results}");
if (!results[0]!["success"]!.GetValue<bool>()) return;
var id = results[0]!["applicationId"]!.GetValue<int>();

// Ler até haver decisão: 7 é Elegível.
for (var attempt = 0; attempt < 30; attempt++)
{
    var read = await Read(await http.GetAsync($"{address}/Application/get-by-id?applicationId={id}"));
    var status = read["applicationStatusId"]!.GetValue<int>();
    Console.WriteLine($"Estado: {status}");
    if (status != 1 && status != 100) break;
    await Task.Delay(1000);
}

// Ativar.
var activation = new { applicationId = id, activationStartDate = DateTimeOffset.UtcNow };
var activated = await http.PostAsJsonAsync(
    $"{address}/Application/set-activation-status", new { applicationActivations = new[] { activation } });
Console.WriteLine(await Read(activated));

static async Task<JsonNode> Read(HttpResponseMessage response)
{
    var text = await response.Content.ReadAsStringAsync();
    return response.IsSuccessStatusCode ? JsonNode.Parse(text)! : throw new Exception($"{response.StatusCode} {text}");
}
`;

/** A language that the first request is written in; each is a whole program. */
export interface Sample {
  readonly key: string;
  readonly text: string;
  /** What the file is called. */
  readonly file: string;
  readonly source: string;
}

/** The first request: token, submission, reading, activation. What differs between readers is in the environment. */
export const samples: readonly [Sample, ...Sample[]] = [
  { key: 'curl', text: 'curl', file: 'primeiro.sh', source: curl },
  { key: 'typescript', text: 'TypeScript', file: 'primeiro.mjs', source: typescript },
  { key: 'python', text: 'Python', file: 'primeiro.py', source: python },
  { key: 'java', text: 'Java', file: 'Primeiro.java', source: java },
  { key: 'csharp', text: 'C#', file: 'Program.cs', source: csharp },
];

/** A tax number that the simulated services find eligible at once. */
export const eligibleNumber = '123456720';

/** Returns the lines that give a terminal what the samples read from their environment. */
export const environmentOf = (values: {
  readonly address: string;
  readonly clientId: string;
  readonly secret: string;
  readonly fiscalNumber: string;
}): string =>
  [
    `export TSI_ADDRESS='${values.address}'`,
    `export TSI_CLIENT_ID='${values.clientId}'`,
    `export TSI_CLIENT_SECRET='${values.secret}'`,
    `export TSI_NIF='${values.fiscalNumber}'`,
    '',
  ].join('\n');
