import type { CarModel } from '@loan-kereta/sdk/catalogue';
import type { StreamState } from '@loan-kereta/sdk/contract';
import type { PlanPrices } from '@loan-kereta/sdk/plans';
import type { Saving } from './use-saving.ts';

/** What an advisor can change of the profile. An uploaded image and a link take each other's place. */
export interface ProfileDraft {
  readonly name: string;
  readonly headline: string;
  readonly whatsapp: string;
  /** A link to a photo; empty when there is none, or an uploaded one. */
  readonly photoUrl: string;
  /** The address of an uploaded image; empty when there is none. */
  readonly uploadedImage: string;
}

/** An editing of the advisor's list of cars: what others save since it began is not overwritten unasked. */
export interface DataEditing {
  readonly save: (models: readonly CarModel[]) => Promise<void>;
  /** Forgets the advisor's own data. */
  readonly reset: () => Promise<void>;
  /** Everybody's data, once the advisor's own is forgotten. */
  readonly load: () => Promise<readonly CarModel[]>;
}

/**
 * What the page around the advisor's calculator does for it. Each promise is rejected with an `Error` whose message
 * can be shown.
 */
export interface AdvisorServices {
  /** The account's e-mail address, for an admin to find it by; empty for a guest. */
  readonly email: string;
  /** The admin's WhatsApp, as digits with country code; empty where nobody can be asked, undefined until that is known. */
  readonly supportPhone: string | undefined;
  /** What plans cost today, once the server has said so. */
  readonly prices?: PlanPrices | undefined;
  /** @param before what the form began with: what is the same was not changed, and may be newer elsewhere */
  readonly saveProfile: (profile: ProfileDraft, before: ProfileDraft) => Promise<void>;
  /** Stores an image and tells its address. */
  readonly upload: (file: File) => Promise<string>;
  /** Keeps `theme-01` … as the advisor's theme, or `custom` for a layout of the advisor's own. */
  readonly saveTheme: (id: string) => Promise<void>;
  /** Whether `custom` names one: the layout that came last, also after another theme has taken its place. */
  readonly hasLayout: boolean;
  readonly savePalette: (name: string) => Promise<void>;
  /** Begins to edit the list of cars as it is shown at this moment. */
  readonly editData: () => DataEditing;
  /** Shows what there is to do for a live stream: pairing an overlay, or ending the stream. */
  readonly goLive: () => void;
  /** Is told what the calculator stands at, whenever it stands at something else. */
  readonly shows: (state: StreamState) => void;
  /** Asks the server for the owner's own access; absent for everybody but the owner as a guest. */
  readonly activateDiamond?: (() => Promise<void>) | undefined;
}

/** What a dialog is given. */
export interface DialogProps {
  readonly services: AdvisorServices;
  /** Saves the palette; it outlives its dialog, which may be closed before the server has answered. */
  readonly palette: Saving;
  readonly onClose: () => void;
}
