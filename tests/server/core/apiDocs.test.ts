import { describe, expect, it } from 'vitest';
import { fieldRows } from '../../../server/http/docs/fieldRows';
import { listCalls } from '../../../server/http/listCalls';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();

describe('/api/docs', () => {
  it('describes every call, without script or inline style', async () => {
    const response = await server().fetch('/api/docs');
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const page = await response.text();
    for (const { name, call } of listCalls()) {
      expect(page).toContain(`<details id="${name}">`);
      expect(page).toContain(call.path);
    }
    expect(page).not.toMatch(/<script|<style|style=|undefined|\[object/);
    const style = await server().fetch('/api/docs/style.css');
    expect(style.headers.get('content-type')).toMatch(/^text\/css/);
  });

  it.each([
    [{ type: 'boolean' }, [['', 'true ou false', true]]],
    [{ type: 'object', properties: {} }, []],
    [
      {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'integer', exclusiveMinimum: 0, maximum: 2147483647 },
          name: { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] },
          sizes: { type: 'array', maxItems: 3, items: { anyOf: [{ const: 10 }, { const: 50 }] } },
        },
      },
      [
        ['id', 'número inteiro, a partir de 1', true],
        ['name', 'texto, até 9 caracteres, ou null', false],
        ['sizes', 'lista, até 3', false],
        ['sizes[]', '10 | 50', true],
      ],
    ],
    [
      {
        anyOf: [
          { type: 'object', properties: { a: { type: 'string' } } },
          { type: 'array', items: { type: 'object', properties: { b: { enum: ['x', 'y'] } } } },
        ],
      },
      [
        ['(forma 1).a', 'texto', false],
        ['(forma 2)[].b', '"x" | "y"', false],
      ],
    ],
  ])('reads %j', (schema, rows) => {
    expect(fieldRows(schema).map(({ path, type, isRequired }) => [path, type, isRequired])).toEqual(rows);
  });
});
