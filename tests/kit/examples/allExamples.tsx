import '@fontsource-variable/public-sans';
import '../../../src/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setThemeVariables } from '../../../src/ui/theme/themeVariables';
import { LatestToast } from '../../../src/ui/toasts/LatestToast';
import { ExampleFrame } from './stage/ExampleFrame';
import type { ExampleModule } from './stage/ExampleModule';

// The page on which tests/e2e/widgets.spec.ts looks at the examples: the one that the address names, or all.

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');
const asked = window.location.search.slice(1);
const nameOf = (path: string) => path.replace(/^.*\/(\w+)\.tsx$/, '$1');
const examples = import.meta.glob<ExampleModule>(['./*/*.tsx', '!./stage/*'], { eager: true });
const shown = Object.entries(examples)
  .map(([path, example]) => ({ ...example, name: nameOf(path) }))
  .filter(({ name }) => !asked || name === asked);

setThemeVariables(document.documentElement);
createRoot(root).render(
  <StrictMode>
    <main>
      <h1>Examples</h1>
      {shown.map(({ name, path, Example }) => (
        <section key={name} data-example={name}>
          <h2>{name}</h2>
          <ExampleFrame path={path}>
            <Example />
          </ExampleFrame>
        </section>
      ))}
    </main>
    <LatestToast />
  </StrictMode>,
);
