import { describe, expect, it } from 'vitest';
import { fileSize } from '../../../src/kit/files/ChosenFileList';

describe('9 a MB is a million bytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_500, '1,5 KB'],
    [4_900_000, '4,9 MB'],
    [5_000_000, '5 MB'],
    [5_000_001, '5,1 MB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});
