import { expect, it } from 'vitest';
import { codeFiles, textOf } from './projectFiles';

/** Components that show nothing by themselves, or only what a component with an example shows as well. */
const withoutExample: readonly string[] = [
  'draft/FormDraft', // needs a person who is signed in and the browser's database
  'fields/ChoiceInput', // a SelectInput of declared choices
  'files/FileField', // what FileInput and FileListInput draw
  'form/RevalidateWith',
  'keys/TypeAheadBuffer',
  'layout/RevealTogether',
  'layout/Slot', // draws what modules fill in
  'leaving/GuardedNavigation', // around a whole application
  'leaving/LeaveQuestion', // draws nothing until somebody leaves
  'leaving/UnsavedChanges', // in every SimpleForm
  'search/FiltersInUse', // in every List
  'search/Notice', // in every List
];
const components = new Set(codeFiles('src/kit').filter((path) => /\/[A-Z]\w+\.tsx$/.test(path)));

/** Lists the modules of src/kit that the code of some folders imports. */
const partsImportedIn = (...folders: readonly string[]) =>
  codeFiles(...folders).flatMap((path) =>
    [...textOf(path).matchAll(/'(?:\.\.?\/)+(?:src\/)?kit\/([\w/]+)'/g)].map(([, part = '']) => part),
  );

it('the examples of the kit show every component of the kit that a screen is composed of', () => {
  const used = new Set(partsImportedIn('src/app', 'src/public', 'src/tariff', 'resources', 'modules'));
  const shown = new Set(partsImportedIn('tests/kit/examples'));
  const missing = [...used].filter((part) => components.has(`src/kit/${part}.tsx`) && !shown.has(part));
  expect(missing.sort()).toEqual([...withoutExample].sort());
});
