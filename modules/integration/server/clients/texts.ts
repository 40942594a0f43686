import type { ApiEnvironment } from '../../../../contract/rules/apiEnvironments';
import { productName } from '../../../../server/mail/composeMail';
import { keyMonths, maxClientsPerProvider, maxLiveKeys } from '../../contract/apiClientLimits';
import { clientPrefixes } from '../../contract/credentials';

/** The user-facing reasons why a client or key is not saved, and why a client's call is refused. */
export const clientTexts = {
  notFound: 'O sistema não foi encontrado.',
  keyNotFound: 'A chave não foi encontrada.',
  revoked: 'Este sistema foi revogado e não pode ser alterado. Crie outro.',
  inactiveProvider: 'O prestador está inativo.',
  notOfProvider: 'Só pode dar a um sistema permissões que alguém do prestador tenha. Retire as outras.',
  notHeld: 'Não pode dar a um sistema permissões que não tem. Retire-as, ou peça a quem as tenha.',
  keyOfMore:
    'Este sistema tem permissões que não tem. Peça a chave a quem as tenha, ou retire-as primeiro ao sistema.',
  unknownRights: 'As permissões indicadas não existem para sistemas.',
  withoutReading: 'As permissões Criar e Editar exigem a permissão Consultar.',
  notANetwork: (text: string) =>
    `«${text}» não é um endereço nem uma rede. Escreva, por exemplo, 192.0.2.10 ou 192.0.2.0/24.`,
  tooManyKeys: `Um sistema tem no máximo ${maxLiveKeys} chaves em vigor. Revogue uma delas primeiro.`,
  tooManyClients: `Um prestador tem no máximo ${maxClientsPerProvider} sistemas. Revogue um deles primeiro.`,
  weakKey: 'Uma chave RSA tem de ter, pelo menos, 2048 bits.',
  unusableKey:
    'A chave pública não é válida. Use RSA (2048 bits ou mais, expoente 65537), EC P-256 ou Ed25519, em formato JWK.',
  otherNetwork: 'Este sistema não pode fazer pedidos a partir deste endereço de rede.',
  unknownPerson:
    'Tsi-On-Behalf-Of: não há nenhum utilizador ativo do prestador com este e-mail. Corrija-o ou retire o cabeçalho.',
} as const;

/** Why no token was given, beside the code and the English words that OAuth 2 asks for. */
export const tokenTexts = {
  malformed: 'O pedido de token não está completo ou tem parâmetros repetidos.',
  grantType: 'Só é aceite grant_type=client_credentials.',
  method: 'Um token pede-se por POST.',
  refused: 'O sistema ou a chave não são válidos.',
  otherEnvironment: (own: ApiEnvironment) =>
    own === 'live'
      ? `Este sistema é do ambiente de testes. Em produção, use um cujo nome comece por ${clientPrefixes.live}.`
      : `Este sistema é de produção. No ambiente de testes, use um cujo nome comece por ${clientPrefixes.sandbox}.`,
  expiredKey: `A chave já não está em vigor. Crie outra na página Integração; pode valer de ${keyMonths.least} a ${keyMonths.most} meses.`,
  ended: 'O sistema foi revogado ou o prestador está inativo.',
  assertion: 'A prova assinada (client_assertion) não é aceite.',
} as const;

/** The wording of the e-mail about a key that ends soon. */
export const keyMailTexts = {
  subject: (client: string) => `${productName}: chave do sistema ${client} a terminar`,
  paragraphs: ({ client, hint, day, left }: { client: string; hint: string; day: string; left: number }) => [
    `A chave «${hint}» do sistema «${client}» termina em ${day} (${left === 1 ? 'falta 1 dia' : `faltam ${left} dias`}). Depois disso, o sistema deixa de conseguir fazer pedidos com ela.`,
    'Acrescente já uma chave nova, instale-a no sistema e revogue depois a antiga: podem estar em vigor duas ao mesmo tempo.',
  ],
  open: 'Abrir «Integração»',
} as const;
