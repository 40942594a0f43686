import '@fontsource-variable/public-sans';
import '../base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setThemeVariables } from '../theme/themeVariables';
import { ChoicesAndFields } from './ChoicesAndFields';
import { Messages } from './Messages';
import { PressableParts } from './PressableParts';
import { TablesAndValues } from './TablesAndValues';
import './showcase.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

setThemeVariables(document.documentElement);

// The page /ui of the dev server: every widget in every state. No build of the product includes it.
createRoot(root).render(
  <StrictMode>
    <main className="showcase">
      <h1>Widgets</h1>
      <PressableParts />
      <ChoicesAndFields />
      <Messages />
      <TablesAndValues />
    </main>
  </StrictMode>,
);
