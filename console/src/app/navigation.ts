import { pages, type Viewer } from '@loan-kereta/sdk/pages';
import { navigationGroups, screens } from './screens.ts';

type ScreenId = keyof typeof screens;

const ids = Object.keys(screens) as ScreenId[];

/** The pages in the navigation of somebody who may enter those for `viewers`, by group; a group without any is left out. */
export const navigationOf = (viewers: readonly Viewer[]) =>
  navigationGroups
    .map(group => ({
      group,
      items: ids.flatMap(id => {
        const { navigation, title } = screens[id];
        const { path, viewer } = pages[id];
        return navigation?.group === group && viewers.includes(viewer)
          ? [{ id, path, title, icon: navigation.icon }]
          : [];
      }),
    }))
    .filter(({ items }) => items.length > 0);

export type Navigation = ReturnType<typeof navigationOf>;
