/** What providers' systems can be told of, as people read it. */
export const webhookEventLabels = {
  'application.status_changed': 'O estado de um pedido mudou',
  'application.deadline_near': 'O prazo para ativar está a terminar',
  'application.elements_asked': 'O regulador pediu elementos',
  'application.tariff_ending': 'Uma tarifa vai terminar, se nada for entregue',
  'maintenance.period_opened': 'O período de manutenção abriu',
  'maintenance.list_processed': 'A lista de manutenção foi toda processada',
} as const;
export type WebhookEvent = keyof typeof webhookEventLabels;
export const webhookEvents = Object.keys(webhookEventLabels) as [WebhookEvent, ...WebhookEvent[]];

/** The type of the message that tries an address; nobody subscribes to it. */
export const testEvent = 'webhook.test';
/** The types that messages have. */
export const webhookTypes = [...webhookEvents, testEvent] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** Why the last attempt at a message failed, as people read it. */
export const webhookFailures = {
  addressRefused: 'O endereço não é público, ou não é https',
  unknownName: 'O nome do servidor não existe',
  /** The only word for a connection that failed at another port than 443. */
  refused: 'O servidor não aceitou a ligação',
  reset: 'O servidor cortou a ligação',
  timeout: 'O servidor não respondeu a tempo',
  certificate: 'O certificado do servidor não é válido',
  unreadable: 'A resposta não é HTTP',
  redirected: 'O servidor reencaminhou para outro endereço',
  status: 'O servidor respondeu com um erro',
  gone: 'O servidor disse que o endereço deixou de existir',
  disabled: 'O endereço foi desativado',
  unsigned: 'O segredo deixou de poder ser lido; renove-o',
} as const;
export type WebhookFailure = keyof typeof webhookFailures;
