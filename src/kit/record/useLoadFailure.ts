import { useTakeBack } from '../navigation/useTakeBack';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { type RecordDefinition, recordText } from './RecordDefinition';

/** What happens when a record can't be loaded: its user is told and taken back (spec 8, Users/providers). */
export const useLoadFailure = ({ name, path }: RecordDefinition) => {
  const notifyFailure = useNotifyFailure();
  const takeBack = useTakeBack(path);
  return (error: Error) => {
    notifyFailure(error, recordText(name, 'notLoaded'));
    takeBack();
  };
};
