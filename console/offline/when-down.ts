/** What Workbox gives a plugin of one request, as far as it is used here. */
interface Handled {
  readonly response: Response;
  /** Kept by Workbox for this request and this plugin alone. */
  readonly state?: Record<string, unknown>;
}

/**
 * A proxy that says that the server behind it is away is no better than no network: what was kept goes before what it
 * says, which is all there is where nothing was kept.
 */
export const whenDown = {
  async fetchDidSucceed({ response, state }: Handled): Promise<Response> {
    if (response.status < 500) return response;
    if (state) state.said = response;
    throw new Error(`The server is away: ${response.status}.`);
  },
  async handlerDidError({ state }: Pick<Handled, 'state'>): Promise<Response | undefined> {
    return state?.said instanceof Response ? state.said : undefined;
  },
};
