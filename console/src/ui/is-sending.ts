import { createContext } from 'react';

/** Whether the form around is on its way: what is chosen in it now would not be in what is sent. */
export const IsSending = createContext(false);
