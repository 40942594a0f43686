import { type RaRecord, useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import { useNotifyFailure } from '../../../src/kit/notifications/useNotifyFailure';
import type { Findings } from '../contract/findings';
import { interpretationsOf, typedNames } from '../contract/searchInterpretations';

/** How long nobody types before the back end is asked, in milliseconds. */
const pause = 150;

interface Answer {
  readonly text: string;
  readonly findings: Findings;
}

/** Returns whether a text is enough to ask for. */
const isEnough = (text: string): boolean =>
  typedNames(text).length > 0 || interpretationsOf(text).some(({ problem }) => !problem);

/**
 * Asks what a text finds while it is typed. Until the answer is there, `findings` are those of the text before, and
 * `isLate` is true. A text that is typed on or a dialog that closes gives up the call.
 */
export const useFindings = (text: string): { findings: Findings | undefined; isLate: boolean } => {
  const dataProvider = useDataProvider();
  const notifyFailure = useNotifyFailure();
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState<string>();
  const isAsked = isEnough(text);
  useEffect(() => {
    if (!isAsked) return setAnswer(undefined);
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const { data } = await dataProvider.getOne<Findings & RaRecord>('findings', { id: text, signal });
        if (!signal.aborted) setAnswer({ text, findings: data });
      } catch (error) {
        if (signal.aborted) return;
        setFailed(text);
        notifyFailure(error, 'kit.search.failure');
      }
    };
    const timer = setTimeout(ask, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, isAsked, dataProvider, notifyFailure]);
  return {
    findings: isAsked ? answer?.findings : undefined,
    isLate: isAsked && answer?.text !== text && failed !== text,
  };
};
