import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  eraseDraft,
  eraseDraftsOf,
  eraseOldDrafts,
  findDrafts,
  readDraft,
  writeDraft,
} from '../../../src/kit/draft/draftStore';

/**
 * Gives the tests of a file an IndexedDB, which jsdom lacks. The files that follow have none again: their forms store no
 * drafts, which would be restored in the forms of other tests.
 */
const provideIndexedDb = (): void => {
  beforeAll(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });
};

provideIndexedDb();

const ana = { user: 'ana@tsi.example.pt', form: 'a.create', tab: 'tab-1' };
const rui = { ...ana, user: 'rui@tsi.example.pt' };
const hour = 60 * 60 * 1000;
const valuesAt = async (place: typeof ana) => (await readDraft(place))?.values;

afterEach(async () => {
  vi.useRealTimers();
  await eraseDraftsOf(ana.user);
  await eraseDraftsOf(rui.user);
});

/** Returns the opening time of a form; waits 2 ms first, so that each form opens later than the one before. */
const openNow = async () => {
  await new Promise((resolve) => setTimeout(resolve, 2));
  return new Date();
};

describe('4 Session: drafts on this device', () => {
  it('are read by their own user, of their own form, in their own tab', async () => {
    await writeDraft(ana, { name: 'x', list: [] }, await openNow());
    expect(await valuesAt(ana)).toEqual({ name: 'x', list: [] });
    expect(await valuesAt(rui)).toBeUndefined();
    expect(await valuesAt({ ...ana, form: 'b.create' })).toBeUndefined();
    expect(await valuesAt({ ...ana, tab: 'tab-2' })).toBeUndefined();
  });

  it('hold the last state', async () => {
    const openedOn = await openNow();
    await writeDraft(ana, { name: 'x' }, openedOn);
    await writeDraft(ana, { name: 'xy' }, openedOn);
    expect(await valuesAt(ana)).toEqual({ name: 'xy' });
  });

  it('are found in every tab, the newest first', async () => {
    const openedOn = await openNow();
    await writeDraft(ana, {}, openedOn);
    await openNow();
    await writeDraft({ ...ana, tab: 'tab-2' }, {}, openedOn);
    await writeDraft(rui, {}, openedOn);
    expect((await findDrafts(ana.user, ana.form)).map(({ tab }) => tab)).toEqual(['tab-2', 'tab-1']);
  });

  it('are gone when erased', async () => {
    await writeDraft(ana, {}, await openNow());
    await eraseDraft(ana);
    expect(await findDrafts(ana.user, ana.form)).toEqual([]);
  });

  it('are erased by signing out, also those that an open form hands over afterwards', async () => {
    const openedOn = await openNow();
    await writeDraft(ana, { name: 'x' }, openedOn);
    await writeDraft(rui, { name: 'y' }, openedOn);
    await openNow();
    await eraseDraftsOf(ana.user);
    await writeDraft(ana, { name: 'late' }, openedOn);
    expect(await valuesAt(ana)).toBeUndefined();
    expect(await valuesAt(rui)).toEqual({ name: 'y' });
    await writeDraft(ana, { name: 'new' }, await openNow());
    expect(await valuesAt(ana)).toEqual({ name: 'new' });
  });

  it('are kept when another user signs out, also those that an open form hands over afterwards', async () => {
    const openedOn = await openNow();
    await openNow();
    await eraseDraftsOf(rui.user);
    await writeDraft(ana, { name: 'late' }, openedOn);
    expect(await valuesAt(ana)).toEqual({ name: 'late' });
    await writeDraft(rui, { name: 'late' }, openedOn);
    expect(await valuesAt(rui)).toBeUndefined();
  });

  it('live for 24 hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await writeDraft(ana, { name: 'x' }, new Date(Date.now() + 1));
    vi.setSystemTime(Date.now() + 24 * hour - 1000);
    await eraseOldDrafts();
    expect(await valuesAt(ana)).toEqual({ name: 'x' });
    vi.setSystemTime(Date.now() + 2000);
    expect(await valuesAt(ana)).toBeUndefined();
    await eraseOldDrafts();
    expect(await findDrafts(ana.user, ana.form)).toEqual([]);
  });
});
