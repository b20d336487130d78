import { hydrateRoot } from 'react-dom/client';
import { view } from './view.ts';

const root = document.querySelector('#root');
if (root) hydrateRoot(root, view);
