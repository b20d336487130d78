import type { ResponseOf } from '@loan-kereta/sdk/client';
import type { contract, PlanOffer } from '@loan-kereta/sdk/contract';
import { create } from 'zustand';

interface Offers {
  /** Empty until they are known, and where they cannot be. */
  readonly plans: readonly PlanOffer[];
  /** Whom to ask, as digits; empty until that is known, null where there is nobody. */
  readonly whatsapp: string | null;
}

/** What is offered, and by whom. */
export const useOffers = create<Offers>()(() => ({ plans: [], whatsapp: '' }));

/** Asks for it, not by the typed client, which is half as large as this page. */
export async function askForOffers(): Promise<void> {
  const response = await fetch('/api/plans').catch(() => undefined);
  if (!response?.ok) return;
  const { plans, support_whatsapp: whatsapp }: ResponseOf<typeof contract.plans.list> = await response.json();
  useOffers.setState({ plans, whatsapp });
}
