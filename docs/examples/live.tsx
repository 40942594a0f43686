import '@fontsource-variable/public-sans';
import '../../src/ui/base.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setThemeVariables } from '../../src/ui/theme/themeVariables';
import { LatestToast } from '../../src/ui/toasts/LatestToast';
import { ExampleFrame } from './stage/ExampleFrame';
import type { ExampleModule } from './stage/ExampleModule';
import './live.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');
const asked = window.location.search.slice(1);

/** The example that the address names, or all of them on one page. */
const load = Object.entries(import.meta.glob<ExampleModule>('./*/*.tsx'));
const parts = load
  .map(([path, module]) => ({ name: path.split('/').at(-1)?.replace('.tsx', '') ?? '', path, module }))
  .filter(({ path, name }) => !path.startsWith('./stage/') && (!asked || name === asked));

interface LoadedPart extends Pick<ExampleModule, 'path'> {
  name: string;
  Example: ComponentType;
}

const Part = ({ name, path, Example }: LoadedPart) => (
  <section className="example" data-example={name}>
    {!asked && <h2>{name}</h2>}
    <ExampleFrame path={path}>
      <Example />
    </ExampleFrame>
  </section>
);

/** Makes the frame that a page of the site shows it in as high as it is. */
const fitFrame = () => {
  // Not an HTMLElement of this window, but of the one around it.
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) return;
  new ResizeObserver(() => {
    frame.style.height = `${root.offsetHeight + 2}px`;
  }).observe(root);
};

setThemeVariables(document.documentElement);
fitFrame();
const loaded = await Promise.all(
  parts.map(async ({ name, module }) => {
    const { Example, path } = await module();
    return { name, Example, ...(path && { path }) };
  }),
);
createRoot(root).render(
  <StrictMode>
    <main className="examples">
      {!asked && <h1>Examples</h1>}
      {loaded.map((part) => (
        <Part key={part.name} {...part} />
      ))}
    </main>
    <LatestToast />
  </StrictMode>,
);
