/**
 * Verifies a proof of the audit with Node alone, away from the server (modules/auditProof/proof.md):
 *
 *   node verifyAuditProof.mjs PROOF --public-key KEY [--head FILE] [--event ID [--extract FILE]]
 *
 * PROOF is what `audit-proof` or 'Registo de atividade' gave, or one event that `--extract` wrote. KEY is the key that the
 * installation published, or a file that holds it. `--head` names a head that was mailed earlier: the proof must begin with
 * what it says. Ends with 0 only if everything is as it was sealed.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, existsSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';

const format = 'tsi-audit-proof-1';

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const leafHash = (text) => sha256(Uint8Array.of(0), text);
const nodeHash = (left, right) => sha256(Uint8Array.of(1), left, right);

/** Returns the levels of a tree, from its leaves to its root. */
const levelsOf = (leaves) => {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; ) {
    const above = [];
    for (let index = 0; index < level.length; index += 2)
      above.push(level[index + 1] ? nodeHash(level[index], level[index + 1]) : level[index]);
    levels.push(above);
    level = above;
  }
  return levels;
};
const rootOf = (leaves) => (levelsOf(leaves).at(-1)[0] ?? sha256()).toString('hex');

/** Returns the neighbours on the way from a leaf to the root: whether each is on the left, and its hash. */
const pathOf = (leaves, position) => {
  const path = [];
  for (const level of levelsOf(leaves)) {
    const neighbour = level[position ^ 1];
    if (neighbour) path.push([position % 2 === 1, neighbour.toString('hex')]);
    position >>= 1;
  }
  return path;
};
const climb = (leaf, path) =>
  path
    .reduce((below, [isLeft, hex]) => {
      const neighbour = Buffer.from(hex, 'hex');
      return isLeft ? nodeHash(neighbour, below) : nodeHash(below, neighbour);
    }, leaf)
    .toString('hex');

class Wrong extends Error {}
const require = (isRight, what) => {
  if (!isRight) throw new Wrong(what);
};

/** Returns what a signed head says, once its signature is right. */
const verifiedHead = (signed, key) => {
  require(signed?.format === format && typeof signed.head === 'string', `it is no ${format}`);
  require(signed.publicKey === key, `it was signed by the key ${signed.publicKey}, not by the one named`);
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
  const isSigned = verify(
    null,
    Buffer.from(signed.head),
    publicKey,
    Buffer.from(signed.signature, 'base64url'),
  );
  require(isSigned, 'the signature of the head is not right');
  return JSON.parse(signed.head);
};

/** Returns what a leaf says, with address and detail, once both are those that its digests are of. */
const verifiedEvent = ([text, address, detail]) => {
  const [id, seconds, actorId, action, subject, subjectId, ofAddress, ofDetail] = JSON.parse(text);
  const part = (shown, digest, name) => {
    if (shown === null) return 'erased';
    require(sha256(shown[0], shown[1]).toString('hex') === digest, `the ${name} of event ${id} was changed`);
    return JSON.parse(shown[1]);
  };
  return {
    id,
    occurredOn: new Date(Number(seconds) * 1000).toISOString(),
    actorId,
    action,
    subject,
    subjectId,
    remoteAddress: part(address, ofAddress, 'address'),
    detail: part(detail, ofDetail, 'detail'),
  };
};

const sealText = ({ seal, throughId, events, root }) => JSON.stringify([seal, throughId, events, root]);

/** Yields the values of a proof, compressed or not. */
async function* valuesOf(file) {
  const start = Buffer.alloc(2);
  readSync(openSync(file, 'r'), start);
  const stream = createReadStream(file);
  const input = start[0] === 0x1f && start[1] === 0x8b ? stream.pipe(createGunzip()) : stream;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line) yield JSON.parse(line);
}

/** Reads a whole proof; returns its head, what there is to say, and the event that is looked for. */
const verifyProof = async (file, key, wanted) => {
  let signed;
  let head;
  let seal;
  let found;
  let events = 0;
  let erased = 0;
  let removed = 0;
  let lastId = 0;
  let own = [];
  const seals = [];
  const endSeal = () => {
    if (!seal) return;
    if (own.length === 0) {
      require(events === 0, `the events of seal ${seal.seal} are missing, and there are older ones`);
      removed += seal.events;
    } else {
      require(own.length ===
        seal.events, `seal ${seal.seal} is of ${seal.events} events, and there are ${own.length}`);
      require(rootOf(own) === seal.root, `an event of seal ${seal.seal} was changed`);
      events += own.length;
    }
    if (found && found.seal === undefined)
      found = { ...found, seal, sealIndex: seals.length - 1, path: pathOf(own, found.position) };
    own = [];
  };
  for await (const value of valuesOf(file)) {
    if (!signed) {
      signed = value;
      if (signed.event) return { extracted: signed };
      head = verifiedHead(signed, key);
    } else if (!Array.isArray(value)) {
      endSeal();
      require(value.seal === seals.length + 1, `seal ${seals.length + 1} is missing`);
      seal = value;
      seals.push(leafHash(sealText(seal)));
    } else {
      const event = verifiedEvent(value);
      require(event.id > lastId && event.id <= seal.throughId, `event ${event.id} is not where it belongs`);
      lastId = event.id;
      if (event.remoteAddress === 'erased' || event.detail === 'erased') erased += 1;
      if (event.id === wanted) found = { event, value, position: own.length };
      own.push(leafHash(value[0]));
    }
  }
  require(signed, 'it is empty');
  endSeal();
  require(seals.length === head.seals, `the head is of ${head.seals} seals, and there are ${seals.length}`);
  require(rootOf(seals) === head.root, 'a seal was changed');
  return { signed, head, seals, found, events, erased, removed };
};

const verifyExtracted = ({ signed, event, path, seal, sealPath }, key) => {
  const head = verifiedHead(signed, key);
  const said = verifiedEvent(event);
  require(climb(leafHash(event[0]), path) ===
    seal.root, `event ${said.id} does not belong to seal ${seal.seal}`);
  require(climb(leafHash(sealText(seal)), sealPath) ===
    head.root, `seal ${seal.seal} does not belong to the head`);
  return [
    `Event ${said.id} is as it was sealed: ${JSON.stringify(said)}`,
    `The head was signed on ${head.madeOn}.`,
  ];
};

const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'public-key': { type: 'string' },
      head: { type: 'string' },
      event: { type: 'string' },
      extract: { type: 'string' },
    },
  });
  const [file] = positionals;
  const named = values['public-key'];
  if (!file || !named)
    throw new Error(
      'node verifyAuditProof.mjs PROOF --public-key KEY [--head FILE] [--event ID [--extract FILE]]',
    );
  const key = (existsSync(named) ? readFileSync(named, 'utf8') : named).trim();
  const wanted = values.event === undefined ? undefined : Number(values.event);
  const proof = await verifyProof(file, key, wanted);
  if (proof.extracted) return verifyExtracted(proof.extracted, key);
  const { signed, head, seals, found, events, erased, removed } = proof;
  const lines = [
    `${events} events up to ${head.throughId} are as they were sealed, in ${head.seals} seals; the head was signed on ${head.madeOn}.`,
    ...(removed > 0
      ? [`${removed} older events were removed; they were the oldest, and nothing after them is missing.`]
      : []),
    ...(erased > 0
      ? [`Of ${erased} events the address or the detail was erased; nothing else of them was changed.`]
      : []),
  ];
  if (values.head) {
    const earlier = verifiedHead(JSON.parse(readFileSync(values.head, 'utf8')), key);
    const isSame = earlier.seals <= seals.length && rootOf(seals.slice(0, earlier.seals)) === earlier.root;
    require(isSame, `it does not begin with what the head of ${earlier.madeOn} says`);
    lines.push(`It begins with what the head of ${earlier.madeOn} says.`);
  }
  if (wanted !== undefined) {
    require(found, `event ${values.event} is not in it`);
    lines.push(`Event ${wanted}: ${JSON.stringify(found.event)}`);
    const { value: event, path, seal, sealIndex } = found;
    if (values.extract)
      writeFileSync(
        values.extract,
        `${JSON.stringify({ signed, event, path, seal, sealPath: pathOf(seals, sealIndex) })}\n`,
      );
  }
  return lines;
};

try {
  for (const line of await main()) console.log(line);
} catch (failure) {
  console.error(
    failure instanceof Wrong
      ? `The proof is WRONG: ${failure.message}.`
      : String(failure?.message ?? failure),
  );
  process.exitCode = 1;
}
