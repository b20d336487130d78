import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { LanguageProvider } from './app/language.tsx';
import { router } from './app/router.tsx';
import './ui/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </LanguageProvider>
  </StrictMode>,
);
