import { LoanKereta } from '@loan-kereta/sdk/react';
import { createElement, StrictMode } from 'react';

let told = 0;

/** What the server renders and the browser takes over. */
export const view = createElement(
  StrictMode,
  null,
  createElement(LoanKereta, {
    advisor: 'demo-basic',
    model: 'myvi',
    years: 5,
    className: 'calculator',
    style: { minHeight: 640 },
    onReady: result => {
      document.title = `${++told} × RM${result?.instalment}`;
    },
  }),
);
