import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { DocumentFacts, RequestPerson } from '../../../contract/rules/judgeDocument';
import { addLisbonDays, lisbonDate } from '../../../contract/rules/lisbonDay';
import { useKeyPresses } from '../../../src/kit/keys/shortcuts';
import { DocumentHints } from '../../../src/tariff/documents/DocumentHints';

const people: readonly RequestPerson[] = [
  { about: 'citizen', fullName: 'Maria da Conceição Araújo', fiscalNumber: '283354836' },
  { about: 'student', fullName: 'Rui Araújo Teles', fiscalNumber: '299999998' },
];
const number = (value: string, role: 'subject' | 'other' = 'subject') => ({
  value,
  role,
  page: 1,
  isLabelled: true,
});
const named = (value: string) => [{ value, isLabelled: true }];
const Page = ({ facts }: { facts: DocumentFacts | undefined }) => {
  useKeyPresses();
  return <DocumentHints facts={facts} people={people} hasKey />;
};
const show = (facts: Partial<DocumentFacts> = {}) =>
  render(<Page facts={{ hasText: true, fiscalNumbers: [], names: [], ...facts }} />);
const said = () => screen.getByRole('status', { name: 'Lido no documento' });
const hints = () => [...said().querySelectorAll('.hint')].map(({ textContent }) => textContent);

describe('beside a document stands', () => {
  it.each<[string, Partial<DocumentFacts>, string[]]>([
    [
      'that it is of the citizen',
      { fiscalNumbers: [number('283354836')], names: named('MARIA C. ARAÚJO') },
      ['mesmo NIF', 'mesmo nome'],
    ],
    [
      'that it is of the student',
      { fiscalNumbers: [number('299999998')], names: named('Rui Teles') },
      ['mesmo NIF (estudante)', 'mesmo nome (estudante)'],
    ],
    [
      "that it is somebody else's",
      { fiscalNumbers: [number('212345678')], names: named('Ana Teles') },
      ['outro NIF', 'outro nome'],
    ],
    [
      'that it is of both',
      { fiscalNumbers: [number('283354836'), number('212345678')] },
      ['o mesmo NIF e outro'],
    ],
    [
      'that the citizen only acts for another',
      { fiscalNumbers: [number('283354836', 'other')] },
      ['NIF do pedido noutra qualidade'],
    ],
    [
      'that a relative is in it too',
      { fiscalNumbers: [number('283354836'), number('212345678', 'other')] },
      ['mesmo NIF'],
    ],
    ['that it has no tax number', {}, ['sem NIF']],
    ['that it is a scan', { hasText: false }, ['sem texto: digitalização']],
    [
      'that it is old',
      { issuedOn: lisbonDate(addLisbonDays(new Date(), -431)) },
      ['sem NIF', 'emitido há 14 meses'],
    ],
  ])('%s', (_, facts, expected) => {
    show(facts);
    expect(hints()).toEqual(expected);
  });

  it('nothing about tax numbers while the form has none', () => {
    render(
      <DocumentHints
        facts={{ hasText: true, fiscalNumbers: [number('283354836')], names: [] }}
        people={[{ about: 'citizen', fullName: '', fiscalNumber: '2833' }]}
      />,
    );
    expect(said()).toHaveTextContent(/^$/);
  });

  it('nothing until the document is read', () => {
    render(<Page facts={undefined} />);
    expect(said()).toHaveTextContent(/^$/);
  });
});

it('beside a document stands who issued it, its code, copied by C, and where the code is checked', async () => {
  const user = userEvent.setup();
  show({
    issuer: { kind: 'taxAuthority', name: 'Autoridade Tributária e Aduaneira' },
    issuedOn: '2026-03-12',
    validationCode: 'ABC7DEFGHJKL',
  });
  expect(within(said()).getByText('Autoridade Tributária e Aduaneira, 12-03-2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Validar no Portal das Finanças' })).toHaveAttribute(
    'href',
    'https://www.portaldasfinancas.gov.pt/',
  );
  expect(screen.getByRole('button', { name: 'Copiar código' })).toHaveAttribute('aria-keyshortcuts', 'C');
  await user.keyboard('c');
  expect(await screen.findByText('Código copiado')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('ABC7DEFGHJKL');
});
