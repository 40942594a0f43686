import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { useTakeBack } from '../navigation/useTakeBack';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { type RecordDefinition, recordKind, recordText } from './RecordDefinition';

/** Returns a handler for a failed load of a record; it tells the user and takes them back (spec 8, Users/providers). */
export const useLoadFailure = ({ name, path }: RecordDefinition) => {
  const notifyFailure = useNotifyFailure();
  const takeBack = useTakeBack(path);
  const translate = useTranslate();
  const { id } = useParams();
  const kind = translate(recordKind(name), { smart_count: 1 });
  return (error: Error) => {
    notifyFailure(error, recordText(name, 'notLoaded'), { text: 'kit.record.unknown', names: { kind, id } });
    takeBack();
  };
};
