import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passwordLinkMail } from '../../../server/mail/passwordLinkMail';
import { composeEml } from '../../../server/node/mail/composeEml';
import { createMailer } from '../../../server/node/mail/createMailer';
import { readConfig } from '../../../server/node/settings/config';
import { freePort } from '../../run/freePort.mjs';

const mail = passwordLinkMail({
  to: 'joao@prestador.example.pt',
  link: 'https://tsi.example.pt/passwordReset?code=abc&isNewAccount=0',
  isNewAccount: false,
  validHours: 1,
});

const logged: unknown[] = [];
const keep = (event: string, facts?: object) => void logged.push({ event, ...facts });
const log = { info: keep, warn: keep, error: keep };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tsi-mail-'));
  logged.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a mail server that records what it is sent, and optionally refuses recipients. */
const startSmtpServer = async (refuses = false) => {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let rest = '';
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const complete = (rest + chunk).split('\r\n');
      rest = complete.pop() ?? '';
      for (const line of complete) {
        lines.push(line);
        if (isData) {
          if (line !== '.') continue;
          isData = false;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('DATA')) {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT') && refuses) socket.write('550 no such mailbox\r\n');
        else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${port}`, lines, close: () => server.close() };
};

const smtp = (url: string) =>
  createMailer(
    readConfig({ SMTP_URL: url, MAIL_FROM: 'TSI <tsi@example.pt>', PUBLIC_URL: 'https://tsi.example.pt' }),
    log,
  );

describe('e-mail without SMTP_URL', () => {
  it('is written as .eml file that only the server may read, and the log says where', async () => {
    await createMailer(readConfig({ DATA_DIR: folder }), log).send(mail);
    const [name = ''] = readdirSync(path.join(folder, 'mail'));
    const file = path.join(folder, 'mail', name);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT.*\.eml$/);
    expect(logged).toEqual([{ event: 'an e-mail was written to a file', file }]);
    expect(statSync(file).mode & 0o077).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('To: joao@prestador.example.pt');
    expect(text).toContain('\r\nhttps://tsi.example.pt/passwordReset?code=abc&isNewAccount=0\r\n');
    expect(text).toContain('Content-Type: text/html; charset=utf-8');
  });
});

describe('an e-mail that is sent again', () => {
  const repeated = {
    ...mail,
    messageId: 'sendMail.7.1@tsi.example.pt',
    date: new Date('2026-07-20T12:00:00Z'),
  };

  it('replaces its file, with the Message-ID of the first', async () => {
    const mailer = createMailer(readConfig({ DATA_DIR: folder }), log);
    await mailer.send(repeated);
    await mailer.send(repeated);
    const names = readdirSync(path.join(folder, 'mail'));
    expect(names).toEqual(['2026-07-20T12-00-00-000Z-sendMail-7-1.eml']);
    const text = readFileSync(path.join(folder, 'mail', names[0] ?? ''), 'utf8');
    expect(text).toContain('\r\nMessage-ID: <sendMail.7.1@tsi.example.pt>\r\n');
  });

  it('carries it over SMTP too', async () => {
    const server = await startSmtpServer();
    try {
      await smtp(server.url).send(repeated);
      expect(server.lines).toContain('Message-ID: <sendMail.7.1@tsi.example.pt>');
    } finally {
      server.close();
    }
  });
});

describe('an e-mail as .eml', () => {
  const headersOf = (subject: string, to = 'a@example.pt') =>
    composeEml({ to, subject, text: 'x' }, 'b@example.pt', new Date('2026-07-20T12:00:00Z'))
      .split('\r\n\r\n')[0]
      ?.replaceAll('\r\n ', ' ')
      .split('\r\n') ?? [];
  const decoded = (subject: string) =>
    headersOf(subject)
      .find((line) => line.startsWith('Subject: '))
      ?.slice('Subject: '.length)
      .replaceAll('?= =?', '?==?')
      .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_word, text: string) => Buffer.from(text, 'base64').toString());

  it.each(['Registo', 'Recuperação de palavra-passe – Tarifa Social de Internet', 'çãõ🙂'.repeat(12)])(
    'has the subject %s',
    (subject) => expect(decoded(subject)).toBe(subject),
  );

  it('has a date that mail programs read, and no header that an address brought in', () => {
    expect(headersOf('x')).toContain('Date: Mon, 20 Jul 2026 12:00:00 +0000');
    const headers = headersOf('x\r\nBcc: c@example.pt', 'a@example.pt\nBcc: c@example.pt');
    expect(headers.some((line) => line.startsWith('Bcc'))).toBe(false);
  });
});

describe('e-mail through SMTP_URL', () => {
  it('reaches the mail server, from MAIL_FROM', async () => {
    const server = await startSmtpServer();
    try {
      await smtp(server.url).send(mail);
      expect(server.lines).toContain('MAIL FROM:<tsi@example.pt>');
      expect(server.lines).toContain('RCPT TO:<joao@prestador.example.pt>');
      expect(server.lines).toContain('From: TSI <tsi@example.pt>');
    } finally {
      server.close();
    }
  });

  it('fails when the mail server refuses, or is not there', async () => {
    const server = await startSmtpServer(true);
    try {
      await expect(smtp(server.url).send(mail)).rejects.toMatchObject({ code: 'EENVELOPE' });
    } finally {
      server.close();
    }
    await expect(smtp('smtp://127.0.0.1:1').send(mail)).rejects.toThrow();
  });
});
