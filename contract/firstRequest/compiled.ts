/** The first request in Java. */
export const java = `// Java 17 ou mais recente: java Primeiro.java. Um programa a sério lê o JSON com uma biblioteca, como Jackson.
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

/** The first request in C#. */
export const csharp = `// .NET 8 ou mais recente: numa aplicação de consola, em Program.cs
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
