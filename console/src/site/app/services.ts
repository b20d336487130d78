import { ApiProblem } from '@loan-kereta/sdk/client';
import type { OwnCalculator } from '@loan-kereta/sdk/contract';
import { layoutKey } from '@loan-kereta/sdk/layouts';
import { paletteNames } from '@loan-kereta/sdk/plans';
import type { AdvisorServices, ProfileDraft } from '@loan-kereta/widget/advisor/services.ts';
import { api } from '../../api/api.ts';
import { uploadPicture } from '../../api/upload.ts';
import { profileOf } from '../../calculator/source.ts';
import { useLanguage } from '../../language/language.ts';
import { changeOf, explainSave, saveProfile } from '../../profile/save.ts';
import { keepProfile } from '../../profile/stored.ts';
import { saveOrKeep } from '../../profile/unsent.ts';
import { profileWords } from '../../profile/words.ts';
import { checkSession, useSession } from '../../session/advisor.ts';
import { noticeEnd } from '../../session/notice-end.ts';
import { toast } from '../../ui/toast.ts';
import { appWords } from './words.ts';

export interface ServicesContext {
  /** What the server last gave; undefined before that, and for a guest. */
  last: OwnCalculator | undefined;
  /** Loads what may have changed. */
  readonly refresh: () => void;
  /** A theme was chosen. */
  readonly chose: (theme: string) => void;
}

const language = () => useLanguage.getState().language;

/** Whom to ask for a plan; nobody in particular until the server has said. */
let supportPhone = '';

function askSupport(): void {
  if (supportPhone === '')
    api.plans.list().then(
      ({ support_whatsapp }) => {
        supportPhone = support_whatsapp ?? '';
      },
      () => {},
    );
}

/** Has a failure seen to: a session that is over, and words that can be shown. */
async function failing(failure: unknown, words: string | undefined): Promise<never> {
  noticeEnd(failure);
  throw words === undefined ? failure : new Error(words, { cause: failure });
}

const profileFailed = async (failure: unknown) =>
  failing(failure, explainSave(failure, await profileWords.read(language())));

/** What /app does for whoever is signed in. */
export function advisorServices(context: ServicesContext): AdvisorServices {
  const dataFailed = async (failure: unknown) => {
    const isStale = failure instanceof ApiProblem && failure.code === 'stale_version';
    if (!isStale) return failing(failure, undefined);
    // What stands there now has been told of, so a second press may replace it.
    const { version } = await api.editedData.get();
    if (context.last) context.last = { ...context.last, data_version: version };
    return failing(failure, `${failure.detail} ${(await appWords.read(language())).conflict}`);
  };
  const activate = async () => {
    await api.account.activateOwner().catch(failure => failing(failure, undefined));
    services.activateDiamond = undefined;
    await checkSession();
    context.refresh();
  };
  const services: { -readonly [Name in keyof AdvisorServices]: AdvisorServices[Name] } = {
    get email() {
      return useSession.getState().user?.email ?? '';
    },
    get supportPhone() {
      return supportPhone;
    },
    async saveProfile(draft: ProfileDraft) {
      const { id } = useSession.getState().user ?? {};
      if (id === undefined || !context.last) return profileFailed(undefined);
      const before = changeOf(profileOf(context.last));
      const failure = await saveOrKeep(id, before, changeOf(draft)).catch(profileFailed);
      if (!failure) return;
      const words = await profileWords.read(language());
      toast.good(`${explainSave(failure, words)} ${words.savedLocally}`);
    },
    upload: file => uploadPicture(file, () => {}).catch(failure => failing(failure, undefined)),
    async saveTheme(id) {
      context.chose(id);
      const layout = context.last?.layout;
      const themeKey = id === 'custom' && layout ? layoutKey(layout.id) : id;
      await saveProfile({ themeKey }).catch(profileFailed);
    },
    async savePalette(name) {
      const palette = paletteNames.find(each => each === name);
      await saveProfile({ palette }).catch(profileFailed);
    },
    async saveData(models) {
      const version = context.last?.data_version ?? (await api.editedData.get()).version;
      const body = { models: models.map(model => ({ ...model, variants: [...model.variants] })) };
      const saved = await api.editedData.save({ version, body }).catch(dataFailed);
      if (context.last) context.last = { ...context.last, data_version: saved.version };
    },
    async resetData() {
      await api.editedData.reset().catch(failure => failing(failure, undefined));
      const fresh = await api.embed.own().catch(failure => failing(failure, undefined));
      context.last = fresh;
      return fresh.models;
    },
  };
  askSupport();
  const seen = async () => {
    const { is_owner } = await api.account.owner();
    if (!is_owner || useSession.getState().access.plan !== 'basic') return;
    services.activateDiamond = activate;
    context.refresh();
  };
  seen().catch(() => {});
  return services;
}

/** What it does for somebody without an account: a profile is kept in this browser, and the rest is for advisors. */
export function guestServices(context: ServicesContext): AdvisorServices {
  askSupport();
  const needsAccount = async () => {
    throw new Error((await profileWords.read(language())).uploadNeedsAccount);
  };
  return {
    email: '',
    get supportPhone() {
      return supportPhone;
    },
    async saveProfile(draft) {
      keepProfile(draft);
      context.refresh();
    },
    upload: needsAccount,
    saveTheme: async id => context.chose(id),
    savePalette: needsAccount,
    saveData: needsAccount,
    resetData: needsAccount,
  };
}
