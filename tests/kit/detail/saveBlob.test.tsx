import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveBlob } from '../../../src/kit/detail/DownloadButton';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test/1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('2.8 saving a file', () => {
  it('keeps its name, leaves nothing on the page and gives the memory back in the end', () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    saveBlob(new Blob(['content']), 'Matrícula 2026.pdf');

    expect(
      click.mock.contexts.map((anchor) => (anchor instanceof HTMLAnchorElement ? anchor.download : '')),
    ).toEqual(['Matrícula 2026.pdf']);
    expect(document.querySelector('a')).toBeNull();
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:test/1');
  });
});
