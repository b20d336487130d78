import { languageCodes } from '@loan-kereta/sdk/languages/codes';
import { languages } from '@loan-kereta/sdk/languages/names';
import { pages } from '@loan-kereta/sdk/pages';
import { Keyboard, KeyRound, Languages, LogOut, type LucideIcon, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { appearances, chooseAppearance, useAppearance } from '../../browser/appearance.ts';
import { turnSingleKeys, useSingleKeys } from '../../browser/single-keys.ts';
import { useWords } from '../../language/dictionary.ts';
import { useLanguage } from '../../language/language.ts';
import { withReturn } from '../../session/return-to.ts';
import { sessionWords } from '../../session/words.ts';
import { useChooseLanguage } from '../../ui/use-choose-language.ts';
import { kitWords } from '../../ui/words.ts';
import { navigationOf } from '../navigation.ts';
import type { Visit } from './visit.ts';
import { frameWords } from './words.ts';

/** Something that can be done from anywhere, found by its name. */
export interface Command {
  readonly value: string;
  readonly label: string;
  /** What tells it from another of its name. */
  readonly note?: string;
  /** True for what was searched for elsewhere, and is shown whatever it is called. */
  readonly found?: boolean;
  readonly icon: LucideIcon;
  /** Stands in the place of the icon. */
  readonly face?: ReactNode;
  /** What is said of it at its end. */
  readonly badges?: ReactNode;
  /** Where it leads: to commands of its own, or to nothing else, as what only asks again. The palette stays then. */
  readonly leads?: 'deeper' | 'nowhere';
  readonly hurts?: boolean;
  readonly run: () => void;
}

export interface CommandGroup {
  readonly value: string;
  readonly label: string;
  readonly items: readonly Command[];
}

/** What anybody can do now: enter every page of the navigation, change the settings of this browser, and leave. */
export function useCommands({ viewers, signOut }: Visit): readonly CommandGroup[] {
  const text = useWords(frameWords);
  const kit = useWords(kitWords);
  const session = useWords(sessionWords);
  const language = useLanguage(state => state.language);
  const chooseLanguage = useChooseLanguage();
  const appearance = useAppearance(state => state.appearance);
  const singleKeys = useSingleKeys();
  const navigate = useNavigate();

  const places = navigationOf(viewers).map(({ group, items }) => ({
    value: group,
    label: text.groups[group],
    items: items.map(({ id, path, icon }) => ({
      value: id,
      label: text.titles[id],
      icon,
      run: () => void navigate(path),
    })),
  }));
  const settings: Command[] = [
    ...languageCodes
      .filter(code => code !== language)
      .map(code => ({
        value: `language-${code}`,
        label: `${kit.language}: ${languages[code].name}`,
        icon: Languages,
        run: () => chooseLanguage(code),
      })),
    ...appearances
      .filter(each => each !== appearance)
      .map(each => ({
        value: `appearance-${each}`,
        label: `${kit.appearance}: ${kit.appearances[each]}`,
        icon: SunMoon,
        run: () => chooseAppearance(each),
      })),
  ];
  if (viewers.includes('advisor'))
    settings.push({
      value: 'change-password',
      label: text.titles.changePassword,
      icon: KeyRound,
      run: () => void navigate(withReturn(pages.changePassword.path, pages.account.path)),
    });
  if (viewers.includes('admin'))
    settings.push({
      value: 'single-keys',
      label: singleKeys.on ? text.palette.turnKeysOff : text.palette.turnKeysOn,
      icon: Keyboard,
      run: () => turnSingleKeys(!singleKeys.on),
    });
  if (signOut)
    settings.push({ value: 'sign-out', label: session.signOut, icon: LogOut, run: () => void signOut() });
  return [...places, { value: 'settings', label: text.settings, items: settings }];
}
