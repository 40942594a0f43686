import { describe, expect, it } from 'vitest';
import { packFiles, unpackFiles } from '../../../src/kit/draft/draftStore';

const file = (name: string) => new File(['x'], name);

describe('files of a draft', () => {
  const one = file('um.pdf');
  const two = file('dois.pdf');
  const reference = { resourceFileId: 7, filename: 'servidor.pdf' };
  const values = { name: 'Ana', single: one, none: null, list: [two, reference], address: { id: 3 } };

  it('are parted from the values and put back in their places', () => {
    const packed = packFiles(values);
    expect([...packed.files.values()]).toEqual([one, two]);
    expect(JSON.stringify(packed.values)).not.toContain('um.pdf');
    expect(packed.values).toMatchObject({ name: 'Ana', none: null, address: { id: 3 } });
    expect(unpackFiles(packed.values, packed.files)).toEqual(values);
  });

  it('keep their id for as long as they are the same', () => {
    const ids = () => [...packFiles({ single: one }).files.keys()];
    expect(ids()).toEqual(ids());
    const packed = packFiles(values);
    const again = unpackFiles(packed.values, packed.files);
    expect([...packFiles(again).files.keys()]).toEqual([...packed.files.keys()]);
  });

  it('that were lost leave their place empty, and their list without them', () => {
    const packed = packFiles(values);
    expect(unpackFiles(packed.values, new Map())).toEqual({ ...values, single: null, list: [reference] });
  });
});
