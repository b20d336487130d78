import { timeouts } from '@loan-kereta/sdk/client';
import { api } from '../api/api.ts';

/** Asks for the profile, as patiently as is specified: once more by itself, so that nobody who asks has to. */
export const askProfile = () => api.profile.get(timeouts.profile);
