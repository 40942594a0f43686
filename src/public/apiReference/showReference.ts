import './reference.css';
import { referenceTexts } from './texts';

// A page of its own: it imports nothing that the application imports too, so that the bundler makes files for it that
// no other page loads.

/** What the library's script, which the build puts before this one, leaves behind. */
declare const Redoc: { init(document: string, options: object, element: HTMLElement): void };

/** Room for the longest description beside the code, at the sizes of the application's texts. */
const theme = {
  typography: {
    fontFamily: '"Public Sans", system-ui, sans-serif',
    headings: { fontFamily: '"Public Sans", system-ui, sans-serif' },
    links: { color: '#0b4f9c', visited: '#0b4f9c' },
  },
  colors: { primary: { main: '#0b4f9c' } },
};

const options = {
  labels: referenceTexts.labels,
  theme,
  // What it would draw scrollbars with needs styles that the content policy refuses.
  nativeScrollbars: true,
  hideDownloadButton: false,
  downloadUrls: [{ title: referenceTexts.labels.downloadSpecification, url: '/api/openapi.json' }],
  jsonSamplesExpandLevel: 3,
  sortRequiredPropsFirst: true,
  pathInMiddlePanel: true,
};

const element = document.querySelector<HTMLElement>('#reference');
if (element) Redoc.init(`/api/docs/openapi.json${window.location.search}`, options, element);
