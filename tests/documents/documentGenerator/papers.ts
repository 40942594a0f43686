import type { Phrase } from './programs';

export interface PaperPerson {
  fullName: string;
  fiscalNumber: string;
}

/** What a paper says. */
export interface Told {
  subject: PaperPerson;
  /** Somebody else with a number on the paper, and in which quality. */
  other?: PaperPerson;
  /** AAAA-MM-DD. */
  issuedOn: string;
  code: string;
  /** Nine digits as they are written. */
  written: (fiscalNumber: string) => string;
}

/** A kind of document, and how it is laid out. */
export interface Paper {
  issuer: string;
  /** Whether it has the validation code. */
  hasCode: boolean;
  draw: (told: Told) => Phrase[];
}

const months =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const parts = (date: string) => date.split('-') as [string, string, string];
const inWords = (date: string) => {
  const [year, month, day] = parts(date);
  return `${Number(day)} de ${months[Number(month) - 1]} de ${year}`;
};
const withDashes = (date: string) => parts(date).reverse().join('-');
const withStrokes = (date: string) => parts(date).reverse().join('/');

const phrase = (x: number, y: number, text: string, size = 10): Phrase => ({ x, y, text, size });

/** Breaks a paragraph into lines. */
const paragraph = (x: number, top: number, text: string, width = 82): Phrase[] => {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.map((line, index) => phrase(x, top - index * 15, line));
};

/** The papers that citizens hand in, as their issuers lay them out. The people and numbers are made up. */
export const papers = {
  /** Label and value in two columns, the code at the foot. */
  taxCertificate: {
    issuer: 'Autoridade Tributária e Aduaneira',
    hasCode: true,
    draw: ({ subject, other, issuedOn, code, written }) => [
      phrase(50, 790, 'AUTORIDADE TRIBUTÁRIA E ADUANEIRA', 13),
      phrase(50, 772, 'Serviço de Finanças de Lisboa 3'),
      phrase(380, 772, 'NIPC 600 084 779', 9),
      phrase(220, 730, 'CERTIDÃO', 14),
      ...paragraph(
        50,
        700,
        'A Chefe do Serviço de Finanças CERTIFICA, face aos elementos disponíveis no sistema informático, que o contribuinte abaixo indicado tem a sua situação tributária regularizada.',
      ),
      phrase(50, 640, 'Nome:'),
      phrase(200, 640, subject.fullName),
      phrase(50, 622, 'N.º de identificação fiscal:'),
      phrase(200, 622, written(subject.fiscalNumber)),
      phrase(50, 604, 'Telefone:'),
      phrase(200, 604, '212 345 678'),
      ...(other
        ? [
            phrase(50, 570, 'Representante legal', 11),
            phrase(50, 552, 'Nome:'),
            phrase(200, 552, other.fullName),
            phrase(50, 534, 'NIF:'),
            phrase(200, 534, written(other.fiscalNumber)),
          ]
        : []),
      phrase(50, 480, 'Data de emissão:'),
      phrase(200, 480, issuedOn),
      phrase(50, 462, 'Válida até:'),
      phrase(200, 462, '2027-02-25'),
      phrase(50, 120, 'Elementos para validação'),
      phrase(50, 104, `Nº Contribuinte: ${written(subject.fiscalNumber)}`),
      phrase(50, 88, `Cód. Validação: ${code}`),
      ...paragraph(
        50,
        64,
        'Para validar esta certidão aceda ao site www.portaldasfinancas.gov.pt, seleccione a opção "Validação Doc." e introduza o nº de contribuinte e código de validação acima mencionados.',
      ),
    ],
  },
  /** Labels above their values, in a grid. */
  socialSecurityStatement: {
    issuer: 'Segurança Social',
    hasCode: true,
    draw: ({ subject, other, issuedOn, code, written }) => [
      phrase(50, 790, 'INSTITUTO DA SEGURANÇA SOCIAL, I.P.', 12),
      phrase(50, 774, 'Centro Distrital do Porto · NIF 505 305 500', 9),
      phrase(50, 730, 'DECLARAÇÃO DE PRESTAÇÕES', 13),
      phrase(50, 700, 'Nome do beneficiário'),
      phrase(330, 700, 'NISS'),
      phrase(450, 700, 'NIF'),
      phrase(50, 684, subject.fullName.toUpperCase()),
      phrase(330, 684, '11234567890'),
      phrase(450, 684, written(subject.fiscalNumber)),
      ...(other
        ? [
            phrase(50, 640, 'Representante do beneficiário'),
            phrase(450, 640, 'NIF do representante'),
            phrase(50, 624, other.fullName.toUpperCase()),
            phrase(450, 624, written(other.fiscalNumber)),
          ]
        : []),
      ...paragraph(
        50,
        590,
        'Declara-se, para os devidos efeitos, que o beneficiário acima identificado recebe o abono de família para crianças e jovens, 1.º escalão, desde 01-09-2019.',
      ),
      phrase(50, 540, 'Montante mensal'),
      phrase(330, 540, '154,77 EUR'),
      phrase(50, 500, `Emitida em ${withDashes(issuedOn)}, válida até 31-12-2027.`),
      phrase(50, 470, `Código de verificação: ${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`),
    ],
  },
  /** All in prose. */
  parishCertificate: {
    issuer: 'Junta de Freguesia de Arroios',
    hasCode: false,
    draw: ({ subject, other, issuedOn, written }) => [
      phrase(180, 790, 'Junta de Freguesia de Arroios', 14),
      phrase(180, 772, 'Contribuinte n.º 510 832 806', 9),
      phrase(230, 720, 'ATESTADO', 14),
      ...paragraph(
        60,
        680,
        other
          ? `${other.fullName}, contribuinte n.º ${written(other.fiscalNumber)}, na qualidade de representante legal, pediu que se ateste que ${subject.fullName}, NIF ${written(subject.fiscalNumber)}, reside nesta freguesia e vive em economia comum com os seus dois filhos.`
          : `Atesta-se que ${subject.fullName}, natural de Viseu, portador do cartão de cidadão n.º 12345678, contribuinte n.º ${written(subject.fiscalNumber)}, reside nesta freguesia há mais de dois anos.`,
      ),
      ...paragraph(
        60,
        590,
        'Por ser verdade e ter sido pedido, se passa o presente, que vai assinado e autenticado com o selo branco em uso nesta Junta.',
      ),
      phrase(60, 530, `Lisboa, ${inWords(issuedOn)}`),
      phrase(60, 490, 'O Presidente da Junta'),
      phrase(60, 470, 'António Mendes Figueira'),
    ],
  },
  /** Two columns, the student left, who pays right. */
  enrolment: {
    issuer: 'Universidade do Minho',
    hasCode: true,
    draw: ({ subject, other, issuedOn, code, written }) => [
      phrase(50, 790, 'Universidade do Minho', 14),
      phrase(50, 772, 'Serviços Académicos, Campus de Gualtar, 4710-057 Braga, NIPC 502011378', 9),
      phrase(50, 730, 'CERTIFICADO DE MATRÍCULA', 13),
      phrase(50, 700, 'Aluno', 11),
      phrase(320, 700, other ? 'Encarregado de educação' : 'Curso', 11),
      phrase(50, 682, `Nome: ${subject.fullName}`),
      phrase(320, 682, other ? `Nome: ${other.fullName}` : 'Engenharia Informática'),
      phrase(50, 664, `NIF: ${written(subject.fiscalNumber)}`),
      phrase(320, 664, other ? `NIF: ${written(other.fiscalNumber)}` : 'N.º de aluno: A198765'),
      phrase(50, 646, 'Data de nascimento: 14/03/2005'),
      phrase(320, 646, 'Ano letivo 2026/2027'),
      ...paragraph(
        50,
        610,
        'Certifica-se que o aluno está matriculado neste ano letivo, com a matrícula de 12/09/2026.',
      ),
      phrase(50, 560, `Data de emissão: ${withStrokes(issuedOn)}`),
      phrase(50, 540, 'Código de acesso:'),
      phrase(150, 540, code),
    ],
  },
  /** A table with a row for each person. */
  household: {
    issuer: 'Autoridade Tributária e Aduaneira',
    hasCode: true,
    draw: ({ subject, other, issuedOn, code, written }) => [
      phrase(50, 790, 'AT - Autoridade Tributária e Aduaneira', 12),
      phrase(50, 750, 'Comprovativo da composição do agregado familiar', 12),
      phrase(50, 710, 'Qualidade'),
      phrase(180, 710, 'Nome'),
      phrase(430, 710, 'NIF'),
      phrase(50, 692, 'Sujeito passivo A'),
      phrase(180, 692, subject.fullName),
      phrase(430, 692, written(subject.fiscalNumber)),
      phrase(50, 674, 'Dependente'),
      phrase(180, 674, other?.fullName ?? 'Leonor Pires Valente'),
      phrase(430, 674, written(other?.fiscalNumber ?? '280000007')),
      phrase(50, 600, `Emitido em: ${issuedOn}`),
      phrase(50, 584, `Código de validação: ${code}`),
    ],
  },
  /** Boxes of a form, a digit in each, and dots that lead to the values. */
  taxAssessment: {
    issuer: 'Autoridade Tributária e Aduaneira',
    hasCode: false,
    draw: ({ subject, other, issuedOn, written }) => [
      phrase(50, 790, 'AUTORIDADE TRIBUTÁRIA E ADUANEIRA', 11),
      phrase(50, 770, 'IRS - NOTA DE LIQUIDAÇÃO', 11),
      phrase(330, 730, 'SUJEITO PASSIVO'),
      phrase(330, 715, subject.fullName.toUpperCase()),
      phrase(330, 700, 'RUA DAS AMOREIRAS 12 3 ESQ'),
      phrase(330, 685, '1250-021 LISBOA'),
      phrase(50, 730, 'N.º DE CONTRIBUINTE'),
      phrase(50, 715, written(subject.fiscalNumber)),
      phrase(50, 690, 'DATA DA EMISSÃO DO DOCUMENTO'),
      phrase(50, 675, issuedOn),
      phrase(50, 640, 'Rendimento global ............ 8.123.456,78'),
      phrase(50, 622, 'Rendimento do trabalho dependente .......... 8.123,45'),
      phrase(50, 604, 'Documento n.º 2025 123456789'),
      ...(other
        ? [
            phrase(50, 560, `Contabilista: ${other.fullName}`),
            phrase(50, 545, `N.º de contribuinte: ${written(other.fiscalNumber)}`),
          ]
        : []),
      phrase(50, 500, 'IBAN PT50 0035 0651 0000 1234 5678 9'),
      phrase(50, 480, 'Valor a reembolsar: 123,45 EUR até 31-08-2026'),
    ],
  },
} as const satisfies Record<string, Paper>;

export type PaperName = keyof typeof papers;
export const paperNames = Object.keys(papers) as PaperName[];
