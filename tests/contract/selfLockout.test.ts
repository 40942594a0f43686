import { describe, expect, it } from 'vitest';
import { canManageUsers, selfLockoutProblem } from '../../contract/rules/selfLockout';

const managing = ['Users_Reader', 'Users_Updater'];
const active = (permissions: string[]) => ({ userStatusId: 1, permissions });

describe('6 an administrator keeps their own access to users', () => {
  it.each([
    [active(managing), true],
    [active([...managing, 'Applications_Reader']), true],
    [active(['Users_Reader', 'Users_Writer']), false],
    [active(['Users_Updater']), false],
    [{ userStatusId: 2, permissions: managing }, false],
  ])('%j manages users: %s', (state, manages) => expect(canManageUsers(state)).toBe(manages));

  it.each([
    [managing, active(managing), undefined],
    [[...managing, 'Applications_Reader'], active(managing), undefined],
    [managing, { userStatusId: 2, permissions: managing }, 'inactive'],
    [managing, active(['Users_Reader']), 'lostManagement'],
    [managing, active(['Users_Updater']), 'lostManagement'],
    [['Users_Updater'], active(['Users_Updater']), undefined],
    [['Users_Updater'], active([]), 'lostManagement'],
  ])('with %j an administrator who saves %j for themselves: %s', (before, after, problem) =>
    expect(selfLockoutProblem(active(before), after)).toBe(problem),
  );
});
