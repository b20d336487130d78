/** Made by `console/offline/vite.config.ts`. */
declare module 'virtual:precache' {
  /** What the app needs to start, with a revision where the address does not change with the content. */
  export const files: { readonly url: string; readonly revision: string | null }[];
}
