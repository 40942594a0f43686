import type { Mail } from '../server/mail/mailer';
import type { FromServer, SentAnswer, SentRequest, ToServer } from './exchange';

interface Listeners {
  onReady(): void;
  onFailed(): void;
  onMail(mail: Mail): void;
}

/** Starts the server in a worker of its own; requests wait until it is ready. */
export const connectServer = (publicUrl: string, { onReady, onFailed, onMail }: Listeners) => {
  const worker = new Worker(new URL('./server.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: SentAnswer) => void>();
  let lastId = 0;
  const send = (message: ToServer, transfer: Transferable[] = []) => worker.postMessage(message, transfer);

  worker.onerror = onFailed;
  worker.onmessage = ({ data }: MessageEvent<FromServer>) => {
    if (data.type === 'ready') onReady();
    if (data.type === 'failed') onFailed();
    if (data.type === 'mail') onMail(data.mail);
    if (data.type === 'answer') {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    }
  };
  send({ type: 'start', publicUrl });

  return (request: SentRequest): Promise<SentAnswer> =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      send({ type: 'request', id: lastId, request }, [request.body]);
    });
};
