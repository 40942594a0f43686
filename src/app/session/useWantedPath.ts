import { useSearchParams } from 'react-router';
import { innerPath } from '../../../providers/authProvider/innerPath';

/** Where the redirect parameter leads, if into this application, else '/' (spec 2.2). */
export const useWantedPath = (): string => innerPath(useSearchParams()[0].get('redirect'));
