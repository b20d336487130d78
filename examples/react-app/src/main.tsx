import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { App } from './app.tsx';

const root = document.querySelector('#root');
const server = document.querySelector<HTMLMetaElement>('meta[name=loan-kereta]');
if (!root || !server) throw new Error('index.html has no #root, or no address of Loan Kereta.');

createRoot(root).render(
  <StrictMode>
    <App server={server.content} />
  </StrictMode>,
);
