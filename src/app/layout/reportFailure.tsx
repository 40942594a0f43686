import type { ReactNode } from 'react';
import { v4 as uuid } from 'uuid';
import { reportPageFailure } from '../../../contract/calls/pageFailure';
import { pageFailurePatterns } from '../../../contract/rules/pageFailure';
import { callApi } from '../../../providers/http/callApi';
import { capabilities } from '../../../providers/http/capabilities';
import { ReferenceToCopy } from './FailureReference';

/**
 * Reports a page that could not be drawn to the server's log, and returns the reference to show, which finds it there.
 * Returns undefined where the back end takes no such report; rejects when it can't be reached.
 */
export const reportFailure = async (error: unknown): Promise<ReactNode> => {
  if (!capabilities.allow(reportPageFailure)) return undefined;
  const reference = uuid();
  await callApi(
    reportPageFailure,
    { reference, ...factsOf(error, window.location.pathname) },
    { isSilent: true },
  );
  return <ReferenceToCopy reference={reference} />;
};

/** Returns what the log may know of a failure: its kind and its places in the scripts, nothing from the screen. */
export const factsOf = (error: unknown, path: string) => {
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error };
  const screen = path.replaceAll(/\/\d+/g, '/:id');
  const places = stack.match(/assets\/[\w.-]+:\d+:\d+/g) ?? [];
  return {
    name: pageFailurePatterns.name.test(name) ? name : 'Error',
    screen: pageFailurePatterns.screen.test(screen) ? screen : '/',
    at: places
      .filter((place) => pageFailurePatterns.place.test(place))
      .slice(0, pageFailurePatterns.maxPlaces),
  };
};
