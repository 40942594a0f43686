import { describe, expect, it } from 'vitest';
import { rights } from '../../../../contract/access';
import { personalData } from '../../../../server/db/personalData/personalData';
import type { Paper } from '../../contract/dataProtectionCalls';
import type { DataProtectionPaper } from '../../contract/dataProtectionPapers';
import { composePaper } from '../../server/papers/composePaper';
import { measures, risks } from '../../server/papers/texts';

const tests = Object.keys(import.meta.glob(['/tests/**/*.test.ts', '/modules/*/tests/**/*.test.ts'])).map(
  (path) => path.slice(1),
);

const officer = {
  userId: 1,
  username: 'epd@regulador.example.pt',
  role: 'Administrator',
  providerId: null,
  roles: ['Administrator'],
  permissions: ['DataProtection_Reader'],
} as const;

const facts = {
  contactEmail: 'tarifasocial@example.pt',
  retention: {},
  documentPlace: 'folder',
  scansDocuments: false,
  hasCorporateSignIn: false,
} as const;

const compose = (paper: DataProtectionPaper, settings: object = {}): Paper =>
  composePaper({ actor: officer, now: () => new Date('2026-11-26') }, () => ({ ...facts, ...settings }), {
    paper,
  });

const rowsOf = (paper: Paper, title: string) => paper.parts.find((part) => part.title === title)?.rows ?? [];

describe('the papers of the data protection officer', () => {
  it('the register lists every column with personal data, each with a period and what erasure does', () => {
    const rows = rowsOf(compose('register'), 'Inventário por coluna');
    const listed = personalData.flatMap(({ columns }) => columns);
    expect(rows).toHaveLength(listed.length);
    expect(rows).toContainEqual([
      'applications',
      'fiscal_number',
      'cidadãos (titulares da tarifa e estudantes do agregado)',
      'NIF',
      'sem prazo definido',
      'apagado por substituição',
    ]);
    expect(rows.flat()).not.toContain('—');
  });

  it('tell the settings as they are', () => {
    const retention = { documents: { unit: 'months', number: 6 } };
    const paper = compose('register', { retention, scansDocuments: true });
    const columns = rowsOf(paper, 'Inventário por coluna');
    expect(columns.find(([table]) => table === 'files')?.[4]).toBe('6 meses depois do fim do pedido');
    const recipients = rowsOf(paper, 'Quem recebe os dados').map(([name]) => name);
    expect(recipients).toEqual(expect.arrayContaining(['Pasta do servidor', 'Verificador de vírus']));
    expect(rowsOf(compose('register'), 'Quem recebe os dados').map(([name]) => name)).not.toContain(
      'Verificador de vírus',
    );
  });

  it('name every right of the contract in words', () => {
    const named = rowsOf(compose('register'), 'Quem tem acesso, por direito');
    expect(named).toHaveLength(rights.length);
    expect(new Set(named.map(String)).size).toBe(rights.length);
    expect(named).toContainEqual(['Proteção de dados', 'Consultar', 'regulador']);
  });

  it.each(['register', 'assessment'] as const)('the %s says nothing in the words of the program', (paper) => {
    const inventory = 'Inventário por coluna';
    const { parts } = compose(paper);
    const said = JSON.stringify(parts.filter(({ title }) => title !== inventory));
    expect(said.match(/tests\/|[A-Za-z]+_(Reader|Writer|Updater)/g)).toBeNull();
  });

  it.each(measures.map(({ test }) => test))('the measure of %s is held by a test that exists', (test) => {
    expect(tests).toContain(test);
  });

  it('every risk of the assessment is met by measures that the register names', () => {
    const known = measures.map(({ test }) => test);
    expect(risks.flatMap((risk) => risk.tests).filter((test) => !known.includes(test))).toEqual([]);
    const rows = rowsOf(compose('assessment'), 'Riscos e medidas');
    expect(rows).toHaveLength(risks.length);
  });
});
