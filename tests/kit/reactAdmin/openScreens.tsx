import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { DataProvider } from 'ra-core';
import fakeDataProvider from 'ra-data-fakerest';
import type { ComponentType } from 'react';
import { expect } from 'vitest';
import { defineResource } from '../../../src/kit/resource/defineResource';
import { reactAdminScreens } from '../../../src/kit/resource/reactAdminScreen';
import { openResource } from '../record/openResource';

/** What react-admin's documentation calls the views of a resource. */
interface Views {
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  show?: ComponentType;
}

/** The records of react-admin's documentation: posts with tags and comments, and their authors. */
const blog = () => ({
  posts: [
    {
      id: 1,
      title: 'Olá',
      body: 'Primeiro texto',
      author_id: 1,
      tag_ids: [1, 2],
      published_at: '2026-03-04',
      read_at: '2026-07-01T23:30:00Z',
      views: 12345.5,
      backlinks: [{ url: 'https://a.example.pt' }],
    },
    {
      id: 2,
      title: 'Adeus',
      body: 'Segundo texto',
      author_id: 2,
      tag_ids: [2],
      published_at: '2026-11-05',
      read_at: '2026-01-01T00:30:00Z',
      views: 7,
      backlinks: [],
    },
  ],
  authors: [
    { id: 1, name: 'Ana' },
    { id: 2, name: 'Rui' },
  ],
  tags: [
    { id: 1, name: 'casa' },
    { id: 2, name: 'rua' },
  ],
  comments: [
    { id: 1, post_id: 1, author: 'Eva', body: 'Sim' },
    { id: 2, post_id: 2, author: 'Ivo', body: 'Não' },
  ],
});

/**
 * Opens a path of the resource `posts`, whose views are written as react-admin's documentation shows them. The text
 * "at …" shows the current path.
 * @returns the user, and the data provider, whose methods the caller may spy on
 */
export const openScreens = (path: string, views: Views) => {
  const load = (View: ComponentType | undefined) => View && (async () => View);
  const { list, create, edit, show } = views;
  const posts = defineResource({
    name: 'posts',
    menu: [],
    screens: reactAdminScreens('posts', {
      list: load(list),
      create: load(create),
      edit: load(edit),
      show: load(show),
    }),
  });
  const dataProvider: DataProvider = fakeDataProvider(blog(), false);
  const allowed = ['list', 'show', 'create', 'edit', 'delete', 'export'];
  return { user: openResource(path, posts, { allowed, dataProvider }), dataProvider };
};

/** Presses 'Gravar' once it can be pressed: a form learns a moment after the last key that something was changed. */
export const pressSave = async (user: UserEvent): Promise<void> => {
  const button = await screen.findByRole('button', { name: 'Gravar' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};
