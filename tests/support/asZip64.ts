/** Rewrites an archive's directory as those of zip64: sizes and places stand in an extra field, its end in a record. */
export const asZip64 = (bytes: Uint8Array, begin?: bigint): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = bytes.length - 22;
  const [count, first] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)];
  const parts = [bytes.slice(0, first)];
  let at = first;
  for (let entry = 0; entry < count; entry += 1) {
    const [name, extra] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const header = bytes.slice(at, at + 46 + name);
    const headerView = new DataView(header.buffer);
    const field = new DataView(new ArrayBuffer(28));
    field.setUint16(0, 1, true);
    field.setUint16(2, 24, true);
    for (const [index, offset] of [24, 20, 42].entries()) {
      field.setBigUint64(4 + index * 8, BigInt(headerView.getUint32(offset, true)), true);
      headerView.setUint32(offset, 0xffffffff, true);
    }
    headerView.setUint16(30, 28, true);
    headerView.setUint16(32, 0, true);
    parts.push(header, new Uint8Array(field.buffer));
    at += 46 + name + extra + view.getUint16(at + 32, true);
  }
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const record = new DataView(new ArrayBuffer(56 + 20 + 22));
  record.setUint32(0, 0x06064b50, true);
  record.setBigUint64(4, 44n, true);
  record.setBigUint64(24, BigInt(count), true);
  record.setBigUint64(32, BigInt(count), true);
  record.setBigUint64(48, begin ?? BigInt(first), true);
  record.setUint32(56, 0x07064b50, true);
  record.setBigUint64(64, BigInt(size), true);
  record.setUint32(76, 0x06054b50, true);
  for (const offset of [84, 86]) record.setUint16(offset, 0xffff, true);
  for (const offset of [88, 92]) record.setUint32(offset, 0xffffffff, true);
  return Uint8Array.from([...parts, new Uint8Array(record.buffer)].flatMap((part) => [...part]));
};
