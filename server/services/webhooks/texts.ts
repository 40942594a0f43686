import {
  maxWebhooksPerProvider,
  type WebhookFailure,
  webhookDisableDays,
  webhookFailures,
} from '../../../contract/rules/webhookEvents';
import { productName } from '../../mail/composeMail';

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
