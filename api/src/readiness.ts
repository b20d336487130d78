/** Looks at one thing that the server needs. @returns what is wrong, as a sentence; undefined when nothing is */
export type ReadinessCheck = () => Promise<string | undefined>;

/** Whether all that the server needs is there. */
export class Readiness {
  readonly #checks: readonly ReadinessCheck[];
  #looking: Promise<string | undefined> | undefined;

  constructor(checks: readonly ReadinessCheck[]) {
    this.#checks = checks;
  }

  /** All that is wrong, a sentence for each; undefined when nothing is. Those who ask at the same time share the answer. */
  trouble(): Promise<string | undefined> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<string | undefined> {
    const troubles = await Promise.all(this.#checks.map(check => check()));
    return troubles.filter(trouble => trouble !== undefined).join(' ') || undefined;
  }
}
