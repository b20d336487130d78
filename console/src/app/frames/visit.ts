import type { Viewer } from '@loan-kereta/sdk/pages';

/** Who is here in a frame: what they may enter, what they are called, and how they leave. */
export interface Visit {
  readonly viewers: readonly Viewer[];
  /** What they are called, and what else says which of them it is; absent for a guest. */
  readonly person?: { readonly name: string; readonly detail: string };
  /** Signs out once the person has said that it is meant; absent for a guest. */
  readonly signOut?: () => Promise<void>;
}
