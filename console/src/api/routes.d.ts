/** Made by `console/build/routes.ts`. */
declare module 'virtual:routes' {
  /** Every endpoint, as the contract declares it but for its schemas. */
  export const routes: typeof import('@loan-kereta/sdk/contract').contract;
}
