import { expect, it } from 'vitest';
import type { RequestPerson } from '../../contract/rules/judgeDocument';
import { judgeDocument } from '../../contract/rules/judgeDocument';
import { readDocumentFacts } from '../../documents/readDocumentFacts';

const own = '283354836';
const strange = '212345679';
const people: readonly RequestPerson[] = [
  { about: 'citizen', fullName: 'Maria Conceição Araújo', fiscalNumber: own },
];
const letterhead = 'Junta de Freguesia de Arroios, contribuinte n.º 510832806, Lisboa';

/** Lines of a page, each cell of a line after a tab. */
const page = (...lines: string[]) =>
  [letterhead, ...lines].flatMap((line, row) =>
    line.split('\t').flatMap((str, column) =>
      str
        ? [
            {
              str,
              transform: [10, 0, 0, 10, 50 + 200 * column, 800 - 15 * row],
              width: str.length * 4.5,
              height: 10,
            },
          ]
        : [],
    ),
  );

const nifFinding = (...lines: string[]) =>
  judgeDocument(readDocumentFacts([page(...lines)]), people, new Date()).map(({ kind }) => kind)[0];

it.each<[string, string[]]>([
  [
    'a representative in a sentence',
    [`João Teles, NIF ${own}, na qualidade de representante legal de Ana Sá, NIF ${strange}.`],
  ],
  [
    'a representative whose quality is said in the next line',
    [
      `Compareceu nesta Junta de Freguesia João Teles, NIF ${own},`,
      `em representação de Ana Sá, NIF ${strange}, residente aqui.`,
    ],
  ],
  ['who is represented by', [`Ana Sá, NIF ${strange}, representada por João Teles, NIF ${own}.`]],
  [
    'who asked for the document',
    [`A pedido de João Teles, NIF ${own}, certifica-se que Ana Sá, NIF ${strange}, reside aqui.`],
  ],
  ['a wife', [`Ana Sá, NIF ${strange}, casada com João Teles, NIF ${own}, reside aqui.`]],
  ['a mother', [`Ana Sá, NIF ${strange}, filha de João Teles, NIF ${own}.`]],
  [
    'a part of a form',
    ['Titular', `NIF:\t${strange}`, 'Cônjuge', 'Nome:\tJoão', 'Morada:\tRua A', `NIF:\t${own}`],
  ],
  ['a column of a form', ['Aluno\tEncarregado de educação', `NIF: ${strange}\tNIF: ${own}`]],
  ['a row of a table', ['Qualidade\tNIF', `Titular\t${strange}`, `Dependente\t${own}`]],
  ['who is under a head in the middle', ['\tRepresentante legal', `NIF: PT${own}`]],
  ['a label', [`NIF do requerente: ${strange}`, `NIF do procurador: ${own}`]],
  ['a quality after the number', ['NIF\tQualidade', `${strange}\tTitular`, `${own}\tCônjuge`]],
  ['part of a longer number', [`Referência ${own}1, NISS 1${own}2, ${own},50 EUR, conta ${own}-2`]],
  ['the number of something else beside a person', [`NIF ${strange}`, `Processo n.º ${own}`]],
  [
    'another number in other signs',
    [`NIF: ${strange.slice(0, 3)} ${strange.slice(3, 6)} ${strange.slice(6)}`],
  ],
  ['two people alike', [`NIF: ${own}`, `NIF: ${strange}`]],
])('the number of a request as %s is not taken for that of the subject', (quality, lines) => {
  expect(nifFinding(...lines)).not.toBe('sameNif');
  // Nor where it is the only one.
  const alone = lines.map((line) => line.replaceAll(strange, 'sem número'));
  if (quality !== 'two people alike') expect(nifFinding(...alone)).not.toBe('sameNif');
});

it.each<[string, string[]]>([
  ['beside relatives', ['Qualidade\tNIF', `Sujeito passivo A\t${own}`, `Dependente\t${strange}`]],
  ['before a representative', [`Maria Araújo, NIF ${own}, representada por João Teles, NIF ${strange}.`]],
  ['under its label', ['NIF\tTelefone', `${own}\t212 345 679`]],
  ['without a label', [`Maria Conceição Araújo ${own}, residente nesta freguesia`]],
  [
    'over the end of a line',
    ['Atesta-se que Maria Conceição Araújo, contribuinte n.º 283 354', '836, reside nesta freguesia.'],
  ],
  ['in other signs', ['N.I.F. PT 283.354.836']],
])('the number of the subject is found %s', (_, lines) => {
  expect(nifFinding(...lines)).toBe('sameNif');
});
