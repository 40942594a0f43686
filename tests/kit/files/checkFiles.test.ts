import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkFiles } from '../../../src/kit/files/FileField';

const check = (file: File) => (file.name.endsWith('.txt') ? 'format' : undefined);

describe('5 uploads: a mixed choice', () => {
  afterEach(() => vi.restoreAllMocks());

  it('keeps the good files and names each bad one', async () => {
    const good = new File(['x'], 'good.pdf');
    expect(
      await checkFiles([good, new File([], 'bad.txt')], { check, unreadableMessage: 'unreadable' }),
    ).toEqual({
      taken: [good],
      refused: [{ name: 'bad.txt', size: 0, message: 'format' }],
    });
  });

  it('refuses a file with unsuitable content', async () => {
    const inspect = async (_: File, content: ArrayBuffer) => (content.byteLength > 1 ? 'content' : undefined);
    const [good, bad] = [new File(['x'], 'a.pdf'), new File(['xx'], 'b.pdf')];
    expect(await checkFiles([good, bad], { check, inspect, unreadableMessage: 'unreadable' })).toEqual({
      taken: [good],
      refused: [{ name: 'b.pdf', size: 2, message: 'content' }],
    });
  });

  it('refuses a file that can no longer be read', async () => {
    vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (this: FileReader) {
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
    });
    expect(
      await checkFiles([new File(['x'], 'gone.pdf')], { check, unreadableMessage: 'unreadable' }),
    ).toEqual({
      taken: [],
      refused: [{ name: 'gone.pdf', size: 1, message: 'unreadable' }],
    });
  });
});
