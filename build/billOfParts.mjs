import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * A package whose code or files a release contains.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} version
 * @property {string} [identifier] its licence by SPDX's name
 * @property {string} [text] its licence in full
 */

/** The database that the embedded database's WebAssembly was compiled from; no package brings its licence. */
const postgresql = () => ({
  'bom-ref': 'postgresql',
  type: 'library',
  name: 'postgresql',
  licenses: [{ license: { id: 'PostgreSQL' } }],
  description: 'PostgreSQL, compiled to WebAssembly in @electric-sql/pglite',
});

/** @param {Pick<Part, 'name' | 'version'>} part */
const referenceOf = ({ name, version }) => `${name}@${version}`;

/**
 * Reads the lists of licences that Vite wrote beside what it bundled.
 * @param {readonly string[]} paths
 * @returns {readonly Part[]} each once, by name
 */
export const readParts = (paths) => {
  /** @type {readonly Part[]} */
  const all = paths.flatMap((path) => JSON.parse(readFileSync(path, 'utf8')));
  const parts = new Map(all.map((part) => [referenceOf(part), part]));
  return [...parts.keys()].sort().flatMap((key) => parts.get(key) ?? []);
};

/** Lists every package that is installed, as npm knows it. @returns {any} */
const installed = () =>
  // Without the dependencies of tests npm would leave out what both they and the product need.
  JSON.parse(execSync('npm sbom --sbom-format cyclonedx --include=dev', { encoding: 'utf8' }));

/** Lists the packages that the product depends on, not its tests alone. */
const dependencies = () => {
  /** @type {[string, { dev?: boolean, name?: string, version: string }][]} */
  const locked = Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages);
  return new Set(
    locked
      .filter(([, { dev }]) => !dev)
      .map(([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`),
  );
};

/**
 * Returns npm's CycloneDX list of the packages that these parts are, with PostgreSQL. The same parts give the same
 * list.
 * @param {readonly Part[]} parts
 * @param {string} date the day of the release, as 2026-11-26
 * @throws if a part is a dependency of tests alone
 */
export const billOfParts = (parts, date) => {
  const bill = installed();
  const wanted = new Set(parts.map(referenceOf));
  const components = bill.components.filter((/** @type {any} */ one) => wanted.has(one['bom-ref']));
  const listed = new Set(components.map((/** @type {any} */ one) => one['bom-ref']));
  const isListed = (/** @type {string} */ reference) => listed.has(reference);
  const allowed = dependencies();
  const strangers = [...wanted].filter((reference) => !isListed(reference) || !allowed.has(reference));
  if (strangers.length) throw new Error(`Bundled, but not among the dependencies: ${strangers.join(', ')}`);

  const { component } = bill.metadata;
  const product = component['bom-ref'];
  const digest = createHash('sha256')
    .update(JSON.stringify([product, date, components]))
    .digest('hex');
  const [, ...groups] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digest) ?? [];
  const [first, second, third, fourth, fifth] = groups;
  return {
    ...bill,
    serialNumber: `urn:uuid:${first}-${second}-5${third}-8${fourth}-${fifth}`,
    metadata: {
      ...bill.metadata,
      timestamp: `${date}T00:00:00.000Z`,
      component: { ...component, type: 'application', name: product.slice(0, product.lastIndexOf('@')) },
    },
    components: [...components, postgresql()],
    dependencies: bill.dependencies
      .filter((/** @type {any} */ { ref }) => ref === product || isListed(ref))
      .map((/** @type {any} */ { ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isListed) })),
  };
};

/**
 * Returns the licences of all parts as one text. Of a package without a file that holds its licence, it names the
 * licence and whom it is from.
 * @param {readonly Part[]} parts
 * @param {ReturnType<typeof billOfParts>} bill
 */
export const licencesOf = (parts, bill) => {
  const sourceOf = (/** @type {Part} */ part) => {
    const one = bill.components.find((/** @type {any} */ each) => each['bom-ref'] === referenceOf(part));
    const { author, externalReferences } = one;
    const urls = externalReferences.map((/** @type {{ url: string }} */ { url }) => url);
    return [author, ...urls].filter(Boolean).join('\n');
  };
  const sections = parts.map((part) => ({
    title: `${part.name} ${part.version} (${part.identifier ?? 'licence in its text'})`,
    text: part.text ?? sourceOf(part),
  }));
  sections.push({
    title: 'postgresql (PostgreSQL)',
    text: readFileSync('deploy/postgresqlLicence.txt', 'utf8').trim(),
  });
  const rule = '='.repeat(80);
  return `${sections.map(({ title, text }) => `${rule}\n${title}\n${rule}\n\n${text}\n`).join('\n')}`;
};
