import { type WebhookFailure, webhookFailures } from '../../../contract/rules/webhookEvents';
import { productName } from '../../../server/mail/composeMail';
import { maxWebhooksPerProvider, webhookDisableDays } from '../contract/webhookRules';

/** The user-facing reasons why an address is not saved, or a message not sent. */
export const webhookTexts = {
  notFound: 'O endereço não foi encontrado.',
  messageNotFound: 'A mensagem não foi encontrada.',
  tooMany: `Um prestador tem no máximo ${maxWebhooksPerProvider} endereços. Remova um deles primeiro.`,
  taken: 'Este endereço já está na lista.',
  disabled: 'O endereço está inativo. Ative-o primeiro.',
} as const;

/** The wording of the e-mail about an address that the server disabled. */
export const disabledMailTexts = {
  subject: `${productName}: avisos automáticos desativados`,
  paragraphs: (host: string, failure: WebhookFailure) => [
    failure === 'gone'
      ? `O servidor ${host} respondeu que o endereço a que se enviavam avisos deixou de existir. Por isso, o endereço foi desativado.`
      : `Há ${webhookDisableDays} dias que nenhum aviso enviado ao servidor ${host} é recebido. Por isso, o endereço foi desativado. Último motivo: ${webhookFailures[failure]}.`,
    'O que ficou por receber pode ser enviado de novo, durante 30 dias, depois de corrigir e ativar o endereço.',
  ],
  open: 'Abrir «Integração»',
} as const;

/** What the reference says of the messages. */
export const describedTexts = {
  title: 'Mensagens ao seu endereço',
  about:
    'O que o servidor envia aos endereços que indicar em [Integração](/integration), em «Webhooks». Verifique a assinatura ([Standard Webhooks](https://www.standardwebhooks.com)) sobre o corpo tal como chegou, e ignore os tipos e campos que não conhece. As mensagens sobre um pedido chegam por ordem; a mesma pode chegar mais de uma vez.',
  test: 'Ensaio de um endereço',
  id: 'Identifica a mensagem; é o mesmo quando ela é repetida',
  timestamp: 'Quando foi enviada, em segundos desde 1970; recuse o que tiver mais de cinco minutos',
  signature: 'Uma ou mais assinaturas `v1,…`, separadas por espaços; basta que uma esteja certa',
  taken: 'Recebida',
  notTaken: 'A mensagem é enviada outra vez, durante três dias; 410 desativa o endereço',
} as const;
