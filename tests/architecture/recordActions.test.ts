import { describe, expect, it } from 'vitest';
import { defineRecords } from '../../contract/records/defineRecords';
import { plainResources } from '../../server/http/listCalls';
import { actionFunctions } from '../../server/services/records/actionFunctions';
import { actionProblems } from './actionProblems';

const declarations = plainResources.map(({ declaration }) => declaration);

describe('what people do with a plain resource', () => {
  it.each(declarations)('$name has actions and states that fit together', (declaration) => {
    const functions = Object.keys(actionFunctions(declaration));
    expect(actionProblems(declaration, functions), `contract/records/${declaration.name}.ts`).toEqual([]);
  });

  const rule = { roles: ['Administrator'] } as const;
  const state = {
    source: 'state',
    kind: 'choice',
    labelText: 'Estado',
    choices: { open: 'Aberta', closed: 'Fechada' },
    required: true,
    readOnly: true,
  } as const;
  const why = { source: 'why', kind: 'text', labelText: 'Motivo', maxLength: 9, readOnly: true } as const;
  const words = { labelText: 'Fechar', doneText: 'Fechada.' };
  const close = { ...words, move: { from: ['open'], to: 'closed' } } as const;
  const whole = {
    access: { close: rule },
    fields: [state, why],
    states: { field: 'state', first: 'open' },
    actions: { close },
  } as const;
  const mail = { subject: '', paragraphs: [], page: '/', to: 'owner' } as const;

  it.each<[string, Partial<Parameters<typeof actionProblems>[0]>, readonly string[]]>([
    ['', {}, []],
    ['nothing leads to closed', { actions: {} }, []],
    ['nothing leads to open', { states: { field: 'state', first: 'closed' } }, []],
    [
      'state knows no lost',
      { actions: { close, lose: { ...close, move: { from: ['open'], to: 'lost' } } } },
      [],
    ],
    ['why is no required, read-only choice', { states: { field: 'why', first: 'open' } }, []],
    ['why is no read-only lookup of users', { createdBy: 'why' }, []],
    ['close: has no row in contract/access.ts', { access: {} }, []],
    ['close: moves records that have no states', { states: undefined }, []],
    ['read: is taken', { access: { close: rule, read: rule }, actions: { close, read: words } }, ['read']],
    ['why: is taken', { access: { close: rule, why: rule }, actions: { close, why: words } }, ['why']],
    [
      'close: neither moves a record nor has a function',
      { states: undefined, actions: { close: words } },
      [],
    ],
    ['', { states: undefined, actions: { close: words } }, ['close']],
    ['open has a function, and is no action', {}, ['open']],
    [
      'close: why is no read-only text that is long enough for the reason',
      { actions: { close: { ...close, reason: { labelText: '', maxLength: 10, storedIn: 'why' } } } },
      [],
    ],
    [
      'close: asks for a reason that nobody keeps or tells',
      { actions: { close: { ...close, reason: { labelText: '', maxLength: 9 } } } },
      [],
    ],
    ['close: sends mail to an owner', { actions: { close: { ...close, mail } } }, []],
    [
      'close: sends mail to a creator',
      { actions: { close: { ...close, mail: { ...mail, to: 'creator' } } } },
      [],
    ],
    [
      'close: its mail names who, of which there is no text',
      {
        belongsTo: 'why',
        actions: { close: { ...close, mail: { ...mail, subject: '%{id} %{who} %{why}' } } },
      },
      [],
    ],
  ])('is found not to: %s', (problem, different, functions) => {
    const found = actionProblems({ ...whole, ...different }, functions).join('\n');
    if (problem) expect(found).toContain(problem);
    else expect(found).toBe('');
  });

  it('is a type error where it names a state, a field or a row that there is not', () => {
    const common = { name: 'x', summary: 'X', access: { close: rule }, fields: [state, why] } as const;
    const made = [
      defineRecords({ ...common, states: { field: 'state', first: 'open' }, actions: { close } }),
      // @ts-expect-error: no state
      defineRecords({ ...common, states: { field: 'state', first: 'lost' } }),
      // @ts-expect-error: no choice
      defineRecords({ ...common, states: { field: 'why', first: 'open' } }),
      defineRecords({
        ...common,
        states: { field: 'state', first: 'open' },
        // @ts-expect-error: no state
        actions: { close: { ...words, move: { from: ['open'], to: 'lost' } } },
      }),
      // @ts-expect-error: no row of rights
      defineRecords({ ...common, access: {}, states: { field: 'state', first: 'open' }, actions: { close } }),
    ];
    expect(made).toHaveLength(5);
  });
});
