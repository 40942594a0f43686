import { moduleNames, type Right, type RightModule } from '../../../../contract/access';
import { keyMonths } from '../../contract/apiClientLimits';

const kinds: Readonly<Record<string, string>> = { Reader: 'consultar', Writer: 'criar', Updater: 'editar' };

/** Returns what a right allows, in words. */
export const rightText = (code: Right | (string & {})): string => {
  const [module = '', kind = ''] = code.split('_');
  const name = Object.hasOwn(moduleNames, module) ? moduleNames[module as RightModule] : module;
  return `${name}: ${kinds[kind] ?? kind}`;
};

/** Texts of the clients and their keys. */
export const clientTexts = {
  about:
    'Um cliente é um sistema seu, com um identificador, permissões e uma ou duas chaves. Crie um cliente por sistema: assim vê quem fez o quê e revoga um sem parar os outros.',
  all: 'Clientes',
  provider: 'Prestador',
  client: 'Cliente',
  lastCall: 'Última chamada',
  refusals: 'Recusas em 7 dias',
  active: 'Ativo',
  none: 'Ainda não há clientes neste ambiente.',
  add: 'Criar cliente',
  addTitle: 'Criar cliente',
  addAbout: 'O segredo é mostrado uma única vez, a seguir.',
  name: 'Nome do sistema',
  permissions: 'Permissões',
  noPermission: 'Escolha pelo menos uma permissão.',
  addresses: 'Endereços de rede (opcional)',
  addressesHelp:
    'Um por linha, como 192.0.2.10 ou 2001:db8::/32. Sem nenhum, o sistema pode vir de qualquer endereço.',
  kind: 'Tipo de chave',
  kinds: { secret: 'Segredo', jwk: 'Chave pública (private_key_jwt)' },
  publicKey: 'Chave pública (JWK)',
  publicKeyHelp: 'Só a parte pública, em JSON: {"kty":"EC","crv":"P-256","x":"…","y":"…","kid":"…"}',
  wrongPublicKey: 'Indique a chave pública em JSON (JWK).',
  months: 'Validade em meses',
  monthsRange: `Entre ${keyMonths.least} e ${keyMonths.most}.`,
  created: 'O cliente foi criado.',
  secret: {
    title: 'Guarde o segredo agora',
    warning:
      'Não volta a ser mostrado: só guardamos uma prova dele. Ponha-o num cofre de segredos, nunca no código nem num e-mail.',
    secret: 'Identificador e segredo',
    kept: 'Já o guardei',
  },
  clientId: 'Identificador (client_id)',
  rights: 'Permissões',
  from: 'Endereços',
  anywhere: 'Qualquer endereço',
  createdOn: 'Criado',
  by: (who: string, moment: string) => (who === '' ? moment : `${moment}, por ${who}`),
  lastUsed: 'Última utilização',
  never: 'Nunca',
  revoked: (moment: string) => `Revogado em ${moment}`,
  keys: (name: string) => `Chaves de ${name}`,
  key: 'Chave',
  keyName: (kind: string, hint: string) => `${kind} …${hint}`,
  expires: 'Termina',
  expired: (moment: string) => `Terminou em ${moment}`,
  state: 'Estado',
  live: 'Válida',
  ended: 'Terminada',
  actions: 'Ações',
  addKey: 'Acrescentar chave',
  addKeyTitle: 'Acrescentar chave',
  addKeyAbout:
    'Durante a troca valem as duas chaves: ponha a nova no seu sistema e revogue a antiga quando ele já não a usar.',
  keyAdded: 'A chave foi acrescentada.',
  revokeKey: 'Revogar chave',
  revokeKeyQuestion: 'Tem a certeza de que pretende revogar esta chave?',
  revokeKeyAbout: 'Deixa de valer já na próxima chamada, com os tokens que obteve.',
  keyRevoked: 'A chave foi revogada.',
  revoke: 'Revogar cliente',
  revokeQuestion: 'Tem a certeza de que pretende revogar este cliente?',
  revokeAbout: 'O sistema deixa de poder fazer chamadas já na próxima, e não pode ser reposto.',
  clientRevoked: 'O cliente foi revogado.',
  change: 'Alterar',
  changeTitle: 'Alterar cliente',
  changed: 'O cliente foi alterado.',
} as const;
