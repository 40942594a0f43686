import { connectServer } from './connectServer';
import { createAccountList } from './createAccountList';
import { createFrame } from './createFrame';
import { createMailbox } from './createMailbox';
import { element } from './element';
import { demoTexts as texts } from './texts';

const publicUrl = new URL('.', window.location.href).href.replace(/\/$/, '');
const pathIn = ({ hash }: URL | Location) => hash.slice(1) || '/';

const frame = createFrame();
const mailbox = createMailbox(publicUrl);
const accounts = createAccountList(({ username, password }) => {
  frame.type('input[autocomplete~="username"]', username);
  frame.type('input[autocomplete="current-password"]', password);
});
const status = element('span', { class: 'status', role: 'status' }, texts.openingApplication);
const bar = element(
  'footer',
  {},
  element('p', {}, element('strong', {}, texts.note), ' ', status, mailbox.liveRegion),
  mailbox.button,
);

const start = () => {
  let isReady = false;
  const answer = connectServer(publicUrl, {
    onReady: () => {
      isReady = true;
      status.textContent = texts.ready;
    },
    onFailed: () => {
      if (!isReady) status.textContent = texts.failed;
    },
    onMail: mailbox.receive,
  });
  window.demoHost = {
    answer,
    open: frame.open,
    arrivedAt: (path) => {
      document.body.classList.add('opened');
      if (!isReady) status.textContent = texts.preparingData;
      accounts.hidden = !/^\/login\/?(\?|$)/i.test(path);
      // A reload opens the same address, with new data.
      window.history.replaceState(null, '', `#${path}`);
    },
  };
  // By the event's own address: the application may report another one before the event arrives.
  window.addEventListener('hashchange', ({ newURL }) => frame.open(pathIn(new URL(newURL))));
  frame.begin(pathIn(window.location));
};

document.body.append(frame.frame, accounts, mailbox.panel, bar);
if ('serviceWorker' in navigator && 'Worker' in window) start();
else status.textContent = texts.unsupported;
