import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { PlainList } from './PlainList';
import { plainAuthProvider } from './plainAuthProvider';
import { plainDataProvider } from './plainDataProvider';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Admin authProvider={plainAuthProvider} dataProvider={plainDataProvider} disableTelemetry>
      <Resource name="applications" list={PlainList} show={PlainList} />
    </Admin>,
  );
