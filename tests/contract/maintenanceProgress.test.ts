import { expect, it } from 'vitest';
import { applicationStatus, storedStatusIds } from '../../contract/rules/applicationStatuses';
import { maintenanceProgress, statusesOfProgress } from '../../contract/rules/maintenanceProgress';

it('a maintenance request is handed in, under way or ended, whatever its status', () => {
  expect(statusesOfProgress('submitted')).toEqual([applicationStatus.submitted]);
  expect(statusesOfProgress('underWay')).toEqual([2, 3, 4, applicationStatus.awaitsRegulator]);
  expect(maintenanceProgress.flatMap(statusesOfProgress).sort((a, b) => a - b)).toEqual([...storedStatusIds]);
});
