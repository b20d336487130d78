import { pages } from '@loan-kereta/sdk/pages';
import { navigationGroups, screens } from './screens.ts';

type ScreenId = keyof typeof screens;

const ids = Object.keys(screens) as ScreenId[];

/** The pages that a viewer finds in the navigation, by group; a group without any is left out. */
export const navigationOf = (status: 'guest' | 'signed-in') =>
  navigationGroups
    .map(group => ({
      group,
      items: ids.flatMap(id => {
        const { navigation, title } = screens[id];
        const { path, viewer } = pages[id];
        const mayEnter = viewer === 'public' || (viewer === 'advisor' && status === 'signed-in');
        return navigation?.group === group && mayEnter ? [{ id, path, title, icon: navigation.icon }] : [];
      }),
    }))
    .filter(({ items }) => items.length > 0);
