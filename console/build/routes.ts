import { contract } from '@loan-kereta/sdk/contract';
import { bareModule } from '@loan-kereta/sdk/contract/bare';
import type { Plugin } from 'vite';

const name = 'virtual:routes';
const resolved = `\0${name}`;
const source = bareModule(contract);

/** Gives the console the contract without its schemas. It comes from the server that it talks to, which checks by them. */
export const routes: Plugin = {
  name: 'routes',
  resolveId: id => (id === name ? resolved : undefined),
  load: id => (id === resolved ? source : undefined),
};
