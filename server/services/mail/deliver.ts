import type { Mail } from '../../mail/mailer';
import type { WorkContext } from '../context/workContext';
import type { ClaimedJob } from '../queue/claimJob';

/** A mail server that takes longer counts as failed: the job must end before its lease does. */
const timeoutMilliseconds = 60_000;

/** Thrown if the mail server does not answer in time. */
class MailTimeOut extends Error {
  override readonly name = 'MailTimeOut';
}

/**
 * Sends the e-mail of a job. Every attempt carries the same date and Message-ID, so that a repeat after a
 * crash between sending and recording it can be told from a second message.
 */
export const deliver = async (
  { mailer, publicUrl }: WorkContext,
  { id, kind, createdOn }: ClaimedJob,
  mail: Mail,
): Promise<void> => {
  const messageId = `${kind}.${id}.${createdOn.getTime()}@${new URL(publicUrl).hostname}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailTimeOut()), timeoutMilliseconds);
  });
  try {
    await Promise.race([mailer.send({ ...mail, messageId, date: createdOn }), timeOut]);
  } finally {
    clearTimeout(timer);
  }
};
