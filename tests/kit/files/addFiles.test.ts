import { describe, expect, it } from 'vitest';
import { addFiles } from '../../../src/kit/files/chosenFile';

const file = (name: string, content = '') => new File([content], name);

describe('4 form rules: a file whose name the list already holds', () => {
  const first = file('a.pdf', 'first');
  const again = file('a.pdf', 'again');
  const other = file('b.pdf');

  it('is ignored where the screen says so', () => {
    expect(addFiles([first], [again, other], 'ignore')).toEqual({ files: [first, other], ignoredSome: true });
  });

  it('replaces the one in the list elsewhere, one on the server included', () => {
    const reference = { filename: 'a.pdf', resourceFileId: 4 };
    const { files, ignoredSome } = addFiles([reference, other], [again], 'replace');
    expect(files[0]).toBe(again);
    expect(files).toHaveLength(2);
    expect(ignoredSome).toBe(false);
  });

  it('counts within one choice too', () => {
    expect(addFiles([], [first, again], 'ignore').files).toEqual([first]);
  });
});
