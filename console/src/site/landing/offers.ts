import type { Plan } from '@loan-kereta/sdk/plans';
import { create } from 'zustand';

/** A plan as `/api/plans` has it. */
export interface Offer {
  readonly name: Plan;
  readonly price: number;
  readonly offer_price?: number;
  readonly description: string;
  readonly is_popular: boolean;
}

interface Offers {
  /** Empty until they are known, and where they cannot be. */
  readonly plans: readonly Offer[];
  /** Whom to ask, as digits; empty until that is known, null where there is nobody. */
  readonly whatsapp: string | null;
}

/** What is offered, and by whom. */
export const useOffers = create<Offers>()(() => ({ plans: [], whatsapp: '' }));

/** Asks for it, not by the typed client, which is half as large as this page. */
export async function askForOffers(): Promise<void> {
  const response = await fetch('/api/plans').catch(() => undefined);
  if (!response?.ok) return;
  const { plans, support_whatsapp: whatsapp } = await response.json();
  useOffers.setState({ plans, whatsapp });
}
