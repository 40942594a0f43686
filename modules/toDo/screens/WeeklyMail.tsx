import { useNotify, useUpdate } from 'ra-core';
import { Checkbox } from '../../../src/ui/choice/Checkbox';
import { Text } from '../../../src/ui/layout/Stack';
import { toDoTexts } from './texts';
import { toDoRecord, useToDo } from './useToDo';

/** The box with which a person says whether what waits for them comes by e-mail. */
export const WeeklyMail = ({ isWanted }: { isWanted: boolean }) => {
  const notify = useNotify();
  const [update] = useUpdate(undefined, undefined, { mutationMode: 'optimistic' });
  const change = (weeklyMail: boolean) => {
    const { resource, id } = toDoRecord;
    update(
      resource,
      { id, data: { weeklyMail } },
      { onError: () => notify(toDoTexts.failure, { type: 'error' }) },
    );
  };
  return <Checkbox label={toDoTexts.weeklyMail} checked={isWanted} onChange={change} />;
};

/** The same choice among other notices; nothing where the deployment sends none. */
export const WeeklyChoice = () => {
  const weeklyMail = useToDo()?.weeklyMail ?? null;
  if (weeklyMail === null) return null;
  return (
    <div>
      <Text>{toDoTexts.chooseMail}</Text>
      <WeeklyMail isWanted={weeklyMail} />
    </div>
  );
};
