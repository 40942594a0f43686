import { afterEach, describe, expect, it, vi } from 'vitest';
import { sortFiles } from '../../../src/kit/files/sortFiles';

const check = (file: File) => (file.name.endsWith('.txt') ? 'format' : undefined);

describe('5 uploads: a mixed choice', () => {
  afterEach(() => vi.restoreAllMocks());

  it('keeps the good files and names each bad one', async () => {
    const good = new File(['x'], 'good.pdf');
    expect(await sortFiles([good, new File([], 'bad.txt')], check, 'unreadable')).toEqual({
      taken: [good],
      refused: [{ name: 'bad.txt', message: 'format' }],
    });
  });

  it('refuses a file that can no longer be read', async () => {
    vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (this: FileReader) {
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
    });
    expect(await sortFiles([new File(['x'], 'gone.pdf')], check, 'unreadable')).toEqual({
      taken: [],
      refused: [{ name: 'gone.pdf', message: 'unreadable' }],
    });
  });
});
