import { usePermissions, useTranslate } from 'ra-core';
import { type ReactNode, useContext } from 'react';
import { allows, type Grants } from '../../../contract/access';
import { paths } from '../../../contract/paths';
import { detailPath } from '../../../contract/rules/detailPath';
import { userType } from '../../../contract/rules/userTypes';
import { useOffers } from '../../../src/kit/access/useCapability';
import { foldText } from '../../../src/kit/format/foldText';
import { menuOf, panelOf, RegistryContext } from '../../../src/kit/resource/registryContext';
import type { HandedSearch } from '../../../src/kit/search/searchAddress';
import type { Findings } from '../contract/findings';
import { ApplicationHitText, OtherHitText } from './HitText';
import { searchTexts } from './texts';

/** Something that a typed text found: a place to go to, or something to do. */
export interface Hit {
  readonly key: string;
  readonly shown: ReactNode;
  readonly to?: string;
  readonly state?: HandedSearch;
  readonly run?: () => void;
}

/** Hits of one kind, under a heading. */
export interface HitGroup {
  readonly title: string;
  readonly hits: readonly Hit[];
}

interface Found {
  text: string;
  findings: Findings | undefined;
  /** The path of the list of requests that the user may search. */
  listPath: string | undefined;
  onSignOut: () => void;
}

/** Returns all that a text finds, by kind and without empty kinds: people's records first, then what the menus have. */
export const useHits = ({ text, findings, listPath, onSignOut }: Found): HitGroup[] => {
  const screens = useScreens(onSignOut).filter(({ name }) => hasWords(name, text));
  const { applications = [], users = [], providers = [], totals = [] } = findings ?? {};
  const may = useMay();
  const mayEdit = may('providers', 'edit');
  const groups: HitGroup[] = [
    {
      title: searchTexts.groups.applications,
      hits: applications.map((hit) => ({
        key: `request-${hit.id}`,
        to: detailPath(listPath ?? paths.home, hit),
        shown: <ApplicationHitText hit={hit} />,
      })),
    },
    {
      title: searchTexts.groups.users,
      hits: users.map(({ id, name, username, userTypeId, providerName, userStatusDescription }) => ({
        key: `user-${id}`,
        to: `${userTypeId === userType.administrator ? paths.users : paths.userProviders}/${id}/details`,
        shown: (
          <OtherHitText
            name={name || username}
            facts={[name && username, providerName, userStatusDescription]}
          />
        ),
      })),
    },
    {
      title: searchTexts.groups.providers,
      hits: providers.map(({ id, name, userStatusDescription }) => ({
        key: `provider-${id}`,
        ...(mayEdit
          ? { to: `${paths.providers}/${id}/edit` }
          : { to: paths.providers, state: { search: { name } } }),
        shown: <OtherHitText name={name} facts={[userStatusDescription]} />,
      })),
    },
    {
      title: searchTexts.groups.screens,
      hits: screens.map(({ name, to, run }) => ({
        key: name,
        shown: <OtherHitText name={name} facts={[]} />,
        to,
        run,
      })),
    },
    {
      title: searchTexts.groups.lists,
      hits: totals.map(({ filter, value, total }) => ({
        key: filter,
        to: listPath ?? paths.home,
        state: { search: { [filter]: value } },
        shown: <OtherHitText name={searchTexts.found[filter](total)} facts={[]} />,
      })),
    },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
};

/** The screens of the main navigation and of the panel, and the actions of the user menu, for those who may. */
const useScreens = (onSignOut: () => void): { name: string; to?: string; run?: () => void }[] => {
  const translate = useTranslate();
  const offers = useOffers();
  const may = useMay();
  const registry = useContext(RegistryContext);
  const panel = panelOf(registry);
  const menu = menuOf(registry).filter(
    ({ resource, capability, entry }) => offers(capability) && may(resource, entry.action),
  );
  return [
    ...menu.map(({ entry }) => ({ name: translate(entry.label), to: entry.to })),
    ...(may('session', 'changePassword')
      ? [{ name: translate('app.password.changeMenu'), to: paths.passwordChange }]
      : []),
    ...(panel ? [{ name: translate(panel.label), to: panel.to }] : []),
    { name: translate('app.signOut'), run: onSignOut },
  ];
};

/** Returns a function that tells whether the user may perform an action. */
const useMay = () => {
  const { permissions } = usePermissions<Grants>();
  return (resource: string, action: string) =>
    permissions !== undefined && allows(permissions, resource, action);
};

const fewestLetters = 2;

/** Returns whether each word that was typed begins a word of a name. */
const hasWords = (name: string, text: string): boolean => {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const names = foldText(name).split(/\s+/);
  return (
    foldText(text).trim().length >= fewestLetters &&
    words.every((word) => names.some((one) => one.startsWith(word)))
  );
};
