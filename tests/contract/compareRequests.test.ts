import { describe, expect, it } from 'vitest';
import {
  type ComparedDocument,
  type ComparedRequest,
  changedDocuments,
  changedFields,
} from '../../contract/rules/compareRequests';
import { everyField } from '../../contract/rules/requestFields';
import { anAddress } from '../support/builders';

const request = (overrides: Partial<ComparedRequest> = {}): ComparedRequest => ({
  ...everyField({ text: () => null, address: null, flag: false, document: null, documents: null }),
  providerName: 'NetAtlântico',
  providerEmail: 'loja@netatlantico.example.pt',
  fullName: 'Maria dos Santos Ferreira',
  fiscalNumber: '123456789',
  address: anAddress(),
  applicantGaveConsent: true,
  ...overrides,
});

describe('2.8 what a request says otherwise than another one', () => {
  it.each<[string, Partial<ComparedRequest>, Partial<ComparedRequest>, unknown[]]>([
    ['nothing', {}, {}, []],
    ['a text', {}, { fullName: 'Ana' }, [['fullName', 'Maria dos Santos Ferreira', 'Ana']]],
    ['a declaration', {}, { applicantGaveConsent: false }, [['applicantGaveConsent', true, false]]],
    [
      'a part of an address',
      {},
      { address: { ...anAddress(), floor: null } },
      [['address.floor', '3', null]],
    ],
    ['an id that nobody reads', {}, { address: { ...anAddress(), id: 77 } }, []],
    ['no text and an empty one', { studentFullName: '' }, { studentFullName: null }, []],
  ])('%s', (_, before, after, found) => {
    expect(
      changedFields(request(before), request(after)).map((one) => [one.field, one.before, one.after]),
    ).toEqual(found);
  });

  it('an address that was not there before is new in each of its parts', () => {
    const found = changedFields(request(), request({ studentAddress: anAddress() }));
    expect(found.map(({ field }) => field)).toContain('studentAddress.arteryDesignation');
    expect(found.every(({ before, after }) => before === null && typeof after === 'string')).toBe(true);
  });
});

const document = (id: number, more: Partial<ComparedDocument> = {}): ComparedDocument => ({
  id,
  filename: `${id}.pdf`,
  resourceFileTypeId: 5,
  size: 1000 + id,
  digest: `digest of ${id}`,
  ...more,
});
const changes = (before: ComparedDocument[], after: ComparedDocument[]) =>
  changedDocuments(before, after).map(({ filename, change }) => `${change} ${filename}`);

describe('2.8 which documents of another request a request has', () => {
  it('tells those that are new, those that are gone, and those that stay', () => {
    const stays = document(1);
    expect(changes([stays, document(2)], [document(3), { ...stays, id: 4 }])).toEqual([
      'added 3.pdf',
      'removed 2.pdf',
      'kept 1.pdf',
    ]);
  });

  it('the same bytes are the same document, whatever it is called and wherever it stands', () => {
    const before = document(1);
    const after = { ...before, id: 2, filename: 'outro.pdf', resourceFileTypeId: 4 };
    expect(changes([before], [after])).toEqual(['kept outro.pdf']);
  });

  it('other bytes are another document, even under the same name and of the same size', () => {
    expect(changes([document(1)], [document(1, { id: 2, digest: 'another' })])).toEqual([
      'added 1.pdf',
      'removed 1.pdf',
    ]);
  });

  it('without a digest, name and size decide', () => {
    const before = document(1, { digest: null });
    expect(changes([before], [{ ...before, id: 2, digest: 'known' }])).toEqual(['kept 1.pdf']);
    expect(changes([before], [{ ...before, id: 2, size: 1 }])).toEqual(['added 1.pdf', 'removed 1.pdf']);
    expect(changes([before], [{ ...before, id: 2, filename: '2.pdf' }])).toEqual([
      'added 2.pdf',
      'removed 1.pdf',
    ]);
    // The same applies when it is the later document that has no digest.
    expect(changes([document(1)], [document(1, { id: 2, digest: null })])).toEqual(['kept 1.pdf']);
  });

  it('a document is itself, even when its name changed and its bytes are not known', () => {
    const before = document(1, { digest: null });
    expect(changes([before], [{ ...before, filename: 'outro.pdf' }])).toEqual(['kept outro.pdf']);
  });

  it('of two with the same bytes each is taken once, the one in the same field first', () => {
    const [first, second] = [document(1), document(2, { digest: 'digest of 1', resourceFileTypeId: 4 })];
    expect(changedDocuments([first, second], [{ ...second, id: 3 }])).toEqual([
      { filename: '1.pdf', resourceFileTypeId: 5, change: 'removed' },
      { filename: '2.pdf', resourceFileTypeId: 4, change: 'kept' },
    ]);
  });
});
