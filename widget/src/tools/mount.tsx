import type { MountContext, Mounted } from '@loan-kereta/sdk/embed';
import type { ReactNode } from 'react';
import type { AdvisorServices } from '../advisor/services.ts';
import { storedPalette } from '../advisor/stored.ts';
import { createMount, type Modules } from '../shell/mount.tsx';
import { AdvisorFrame } from './frame.tsx';

/** Makes the `mount` of a calculator as the advisor has it, on the product's own pages. */
export const createAdvisorMount =
  (modules: Modules) =>
  ({ services, ...context }: MountContext & { readonly services: AdvisorServices }): Mounted => {
    const Frame = ({ children }: { readonly children: ReactNode }) => (
      <AdvisorFrame services={services}>{children}</AdvisorFrame>
    );
    const palette = context.options.palette ?? storedPalette.read();
    return createMount(modules, Frame)({ ...context, options: { ...context.options, palette } });
  };
