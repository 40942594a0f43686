import fc from 'fast-check';

/** Generates damaged copies of a file: flipped bits, pieces removed or replaced, the end cut off. */
export const spoiledCopies = (whole: () => Uint8Array): fc.Arbitrary<Uint8Array> => {
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const flip = fc.tuple(place, fc.nat(7)).map(([at, bit]) => (bytes: Uint8Array) => {
    const index = Math.floor(at * (bytes.length - 1));
    return bytes.map((byte, position) => (position === index ? byte ^ (1 << bit) : byte));
  });
  const splice = fc
    .tuple(place, place, fc.uint8Array({ maxLength: 20 }))
    .map(([at, length, put]) => (bytes: Uint8Array) => {
      const index = Math.floor(at * bytes.length);
      const rest = bytes.subarray(Math.min(bytes.length, index + Math.floor(length * 40)));
      return Uint8Array.from([...bytes.subarray(0, index), ...put, ...rest]);
    });
  const cut = place.map((at) => (bytes: Uint8Array) => bytes.slice(0, Math.floor(at * bytes.length)));
  return fc
    .array(fc.oneof({ weight: 6, arbitrary: flip }, { weight: 3, arbitrary: splice }, cut), {
      minLength: 1,
      maxLength: 6,
    })
    .map((steps) => steps.reduce((bytes, step) => step(bytes), whole()));
};
