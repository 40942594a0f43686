import type { Role } from '../../../../contract/access';
import type { DataKind, DataPurpose, DataSubject, PersonalColumn } from '../../../db/personalColumn';

/** What columns tell, as the papers name it. */
export const dataKindTexts: Readonly<Record<DataKind, string>> = {
  name: 'nome',
  fiscalNumber: 'NIF',
  address: 'morada fiscal',
  student: 'dados do estudante (nome, NIF, morada)',
  consent: 'declarações do pedido',
  course: 'datas e andamento do pedido',
  decision: 'estado e decisão',
  reasons: 'motivos em texto livre',
  income: 'respostas da Segurança Social e da Autoridade Tributária (sim ou não)',
  notes: 'notas internas',
  questions: 'elementos pedidos e respostas',
  documents: 'documentos comprovativos e os seus nomes',
  mails: 'mensagens enviadas',
  contact: 'contactos',
  author: 'quem agiu, e quando',
  searches: 'pesquisas gravadas',
  account: 'conta: e-mail, estado, entidade e direitos',
  credentials: 'palavra-passe cifrada, chaves e códigos',
  device: 'sessões: dispositivo, rede e momento',
  attempts: 'contadores de tentativas e de consultas',
  accesses: 'registo de atividade: quem consultou ou alterou o quê',
  answers: 'respostas guardadas para chamadas repetidas',
  erased: 'apagamentos feitos: quando, por quem, porquê e de que pedidos',
  records: 'textos que se escrevem noutros registos',
  work: 'trabalho em curso',
};

/** Whose data they are. */
export const dataSubjectTexts: Readonly<Record<DataSubject, string>> = {
  citizen: 'cidadãos (titulares da tarifa e estudantes do agregado)',
  user: 'utilizadores do regulador e dos prestadores',
  provider: 'prestadores de serviço',
};

const publicTask =
  'exercício de funções de interesse público do regulador na atribuição da tarifa social de internet (RGPD, artigo 6.º, n.º 1, alínea e); o diploma aplicável é indicado pelo responsável pelo tratamento)';
const securityDuty =
  'cumprimento do dever de segurança do tratamento (RGPD, artigo 6.º, n.º 1, alínea c), e artigos 5.º, n.º 1, alínea f), e 32.º)';

/** What they are processed for, and on which legal basis. */
export const purposeTexts: Readonly<Record<DataPurpose, { readonly title: string; readonly basis: string }>> =
  {
    eligibility: { title: 'Verificar e decidir o direito à tarifa social de internet', basis: publicTask },
    notification: {
      title: 'Comunicar resultados, prazos e pedidos de elementos aos prestadores',
      basis: publicTask,
    },
    accounts: {
      title: 'Gerir as contas de quem trabalha na aplicação',
      basis: publicTask,
    },
    security: { title: 'Proteger as contas e a aplicação', basis: securityDuty },
    evidence: {
      title: 'Demonstrar quem decidiu, consultou e alterou o quê',
      basis:
        'cumprimento do dever de responsabilidade e de segurança (RGPD, artigo 6.º, n.º 1, alínea c), e artigos 5.º, n.º 2, e 32.º)',
    },
    rights: {
      title: 'Responder a quem exerce os seus direitos',
      basis: 'cumprimento de obrigação jurídica (RGPD, artigo 6.º, n.º 1, alínea c), e artigo 15.º)',
    },
    operation: {
      title: 'Executar o trabalho sem o repetir nem perder',
      basis: securityDuty,
    },
  };

/** What the erasure of a citizen's requests does. */
export const erasedTexts: Readonly<Record<PersonalColumn['erased'], string>> = {
  overwritten: 'apagado por substituição',
  deleted: 'eliminado',
  ifMentioned: 'apagado onde menciona a pessoa',
  kept: 'mantido, sem indicar de quem é',
};

/** The roles, as the papers name them. */
export const roleTexts: Readonly<Record<Role, string>> = {
  Administrator: 'regulador',
  Provider: 'prestador',
  Operator: 'operador do prestador',
};

/** Who receives data, what and why. */
export const recipientTexts = {
  providers: [
    'Prestadores de serviço',
    'os pedidos que submeteram, o seu estado e a decisão',
    'aplicam a tarifa ao cidadão',
  ],
  socialSecurity: [
    'Segurança Social',
    'NIF do titular',
    'responde se a prestação social que dá direito à tarifa existe',
  ],
  taxAuthority: [
    'Autoridade Tributária e Aduaneira',
    'NIF do titular',
    'responde se o rendimento do agregado dá direito à tarifa',
  ],
  mail: [
    'Serviço de correio eletrónico',
    'mensagens aos prestadores: número do pedido, decisão e motivo, nunca o nome do cidadão',
    'entrega as mensagens',
  ],
  documents: {
    database: ['Base de dados da aplicação', 'documentos comprovativos', 'guarda os documentos'],
    folder: ['Pasta do servidor', 'documentos comprovativos', 'guarda os documentos'],
    s3: ['Serviço de armazenamento (S3)', 'documentos comprovativos', 'guarda os documentos'],
  },
  scanner: ['Verificador de vírus', 'documentos comprovativos', 'procura software malicioso; não os guarda'],
  identity: [
    'Fornecedor da identidade institucional',
    'e-mail dos utilizadores do regulador',
    'confirma quem inicia sessão',
  ],
} as const;

/** What protects the data, each with the test that holds it. */
export const measures: readonly { readonly text: string; readonly test: string }[] = [
  {
    text: 'Cada operação exige uma sessão e o direito próprio.',
    test: 'tests/server/core/verbAccess.test.ts',
  },
  {
    text: 'Um prestador só alcança os pedidos que lhe pertencem.',
    test: 'tests/server/application/isolation.test.ts',
  },
  {
    text: 'O que se mostra de uma pessoa fica no registo de atividade, incluindo o que foi obtido antecipadamente.',
    test: 'tests/server/audit/whoSawARequest.test.ts',
  },
  {
    text: 'O registo de atividade é selado: deteta-se que foi alterado.',
    test: 'modules/auditProof/tests/server/auditSeals.test.ts',
  },
  {
    text: 'Há limites ao que uma conta pode consultar por hora e por dia.',
    test: 'tests/server/core/accountLimits.test.ts',
  },
  {
    text: 'As tentativas de adivinhar uma palavra-passe são travadas.',
    test: 'tests/server/session/lockout.test.ts',
  },
  {
    text: 'Quem tem um segundo passo repete-o antes de exportar dados.',
    test: 'modules/factors/tests/server/recentFactor.test.ts',
  },
  {
    text: 'Uma sessão copiada não se renova sem a chave do navegador.',
    test: 'tests/server/session/keyProof.test.ts',
  },
  {
    text: 'A exportação anonimizada não deixa reconhecer ninguém.',
    test: 'tests/server/export/anonymizedExport.test.ts',
  },
  {
    text: 'Um documento é verificado antes de ser mostrado, onde há um verificador de vírus.',
    test: 'modules/scanning/tests/server/scanning.test.ts',
  },
  {
    text: 'Os registos técnicos não contêm dados pessoais.',
    test: 'tests/server/core/requestLog.test.ts',
  },
  {
    text: 'O que se guarda de uma pessoa pode ser reunido e entregue, sem o que respeita a outras.',
    test: 'tests/server/dataProtection/personFile.test.ts',
  },
  {
    text: 'Os prazos de conservação são definidos nas configurações.',
    test: 'tests/server/dataProtection/retention.test.ts',
  },
  {
    text: 'Nenhuma coluna com dados pessoais falta no inventário de que este documento é feito.',
    test: 'tests/server/dataProtection/personalData.test.ts',
  },
];

/** The risks that an assessment weighs, and the measures against them, by their tests. */
export const risks: readonly {
  readonly risk: string;
  readonly harm: string;
  readonly tests: readonly string[];
}[] = [
  {
    risk: 'Consulta por quem não deve: curiosidade, conta roubada ou direitos a mais',
    harm: 'exposição de carência económica e de moradas',
    tests: [
      'tests/server/core/verbAccess.test.ts',
      'tests/server/application/isolation.test.ts',
      'tests/server/audit/whoSawARequest.test.ts',
      'tests/server/session/lockout.test.ts',
      'tests/server/session/keyProof.test.ts',
    ],
  },
  {
    risk: 'Recolha em massa por uma conta legítima',
    harm: 'divulgação de muitos cidadãos de uma vez',
    tests: ['tests/server/core/accountLimits.test.ts', 'modules/factors/tests/server/recentFactor.test.ts'],
  },
  {
    risk: 'Alteração ou ocultação de acessos e decisões',
    harm: 'decisões sem explicação e acessos por descobrir',
    tests: ['modules/auditProof/tests/server/auditSeals.test.ts'],
  },
  {
    risk: 'Documento comprovativo com software malicioso',
    harm: 'comprometimento dos computadores de quem decide',
    tests: ['modules/scanning/tests/server/scanning.test.ts'],
  },
  {
    risk: 'Conservação por mais tempo do que o necessário',
    harm: 'mais dados expostos quando algo falha',
    tests: [
      'tests/server/dataProtection/retention.test.ts',
      'tests/server/dataProtection/personalData.test.ts',
    ],
  },
  {
    risk: 'Dados entregues a quem não os pode receber, ou de outra pessoa',
    harm: 'divulgação indevida no exercício do direito de acesso',
    tests: ['tests/server/dataProtection/personFile.test.ts'],
  },
  {
    risk: 'Reidentificação a partir de estatísticas',
    harm: 'exposição de pessoas em grupos pequenos',
    tests: ['tests/server/export/anonymizedExport.test.ts'],
  },
];

/** Titles, headings and paragraphs of the papers. */
export const paperTexts = {
  madeOn: (day: string) =>
    `Gerado pela aplicação em ${day}, a partir do esquema da base de dados, do contrato e das configurações em vigor.`,
  none: '—',
  register: {
    title: 'Registo das atividades de tratamento',
    file: 'registo-de-tratamento.html',
    about:
      'Artigo 30.º do Regulamento Geral sobre a Proteção de Dados. O responsável pelo tratamento completa o nome e os contactos da organização e do encarregado da proteção de dados.',
  },
  assessment: {
    title: 'Elementos para a avaliação de impacto',
    file: 'avaliacao-de-impacto.html',
    about:
      'Artigo 35.º do Regulamento Geral sobre a Proteção de Dados. A aplicação descreve o tratamento, os riscos que a sua construção considera e as medidas que os testes comprovam. A gravidade, a probabilidade e o parecer cabem ao responsável e ao encarregado da proteção de dados.',
  },
  contact: (email: string) => `Contacto da aplicação: ${email}.`,
  activities: {
    title: 'Finalidades, fundamentos e dados',
    headings: ['Finalidade', 'Fundamento', 'Titulares', 'Dados', 'Prazo de conservação'],
  },
  recipients: {
    title: 'Quem recebe os dados',
    about:
      'A aplicação não transfere dados para fora da União Europeia; o local dos serviços indicados é escolhido por quem os opera.',
    headings: ['Destinatário', 'O que recebe', 'Para quê'],
  },
  access: {
    title: 'Quem tem acesso, por direito',
    about: 'Direitos que dão acesso a dados pessoais na aplicação e a quem podem ser atribuídos.',
    headings: ['Módulo', 'O que permite', 'Atribuível a'],
  },
  measures: {
    title: 'Medidas técnicas e organizativas',
    about: 'Cada medida é comprovada por um teste do programa, executado antes de cada versão.',
    headings: ['Medida'],
  },
  columns: {
    title: 'Inventário por coluna',
    about:
      'Cada coluna da base de dados com dados pessoais, e o que lhe acontece quando os pedidos de um cidadão são apagados.',
    headings: ['Tabela', 'Coluna', 'Titulares', 'Dados', 'Prazo de conservação', 'No apagamento'],
  },
  necessity: {
    title: 'Necessidade e proporcionalidade',
    about: [
      'O pedido recolhe o nome, o NIF e a morada do titular, e os do estudante quando é o caso; os comprovativos só quando o titular os entrega.',
      'A Segurança Social e a Autoridade Tributária respondem apenas sim ou não: nenhum montante de rendimento é recebido nem guardado.',
      'O resultado de cada pedido é decidido pelas respostas destes serviços ou por pessoas do regulador; o motivo de uma recusa é comunicado.',
    ],
  },
  risks: {
    title: 'Riscos e medidas',
    about: 'A probabilidade e a gravidade são avaliadas pelo responsável.',
    headings: ['Risco', 'Consequência para as pessoas', 'Medidas', 'Probabilidade', 'Gravidade'],
    open: 'a avaliar',
  },
  opinion: {
    title: 'Parecer do encarregado da proteção de dados',
    about: ['Parecer: ____________________', 'Data e assinatura: ____________________'],
  },
} as const;
