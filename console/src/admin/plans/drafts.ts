import type { PlanOffer } from '@loan-kereta/sdk/contract';
import { amountIn } from '@loan-kereta/sdk/loan';
import type { Plan } from '@loan-kereta/sdk/plans';
import { type AmountFault, amountFaultOf } from '../amounts.ts';

/** A plan as it stands in the fields. */
export interface Draft {
  readonly name: Plan;
  readonly price: string;
  /** Empty while there is no offer. */
  readonly offer: string;
  readonly description: string;
  readonly popular: boolean;
}

export type Field = 'price' | 'offer' | 'description';
export type Fault = AmountFault | 'offerLower' | 'description';

/** An amount as it is written in a field: with sen where there are any. */
const written = (ringgit: number): string => (Number.isInteger(ringgit) ? `${ringgit}` : ringgit.toFixed(2));

export const draftOf = ({ name, price, offer_price, description, is_popular }: PlanOffer): Draft => ({
  name,
  price: written(price),
  offer: offer_price === undefined ? '' : written(offer_price),
  description,
  popular: is_popular,
});

/** What is wrong with the fields of a plan, as the server would find it. */
export function faultsOf(draft: Draft): Partial<Record<Field, Fault>> {
  const faults: Partial<Record<Field, Fault>> = {};
  const priceFault = amountFaultOf(draft.price);
  if (priceFault) faults.price = priceFault;
  if (draft.offer.trim() !== '') {
    if (amountFaultOf(draft.offer) === 'amount') faults.offer = 'amount';
    else if (amountIn(draft.offer) >= amountIn(draft.price)) faults.offer = 'offerLower';
  }
  if (draft.description.trim() === '') faults.description = 'description';
  return faults;
}

/** The plan that a draft without a fault makes; of one with a fault, what can be read of it. */
export function offerOf({ name, description, popular, ...draft }: Draft): PlanOffer {
  const offer = amountIn(draft.offer);
  return {
    name,
    price: amountIn(draft.price) || 0,
    ...(!Number.isNaN(offer) && { offer_price: offer }),
    description: description.trim(),
    is_popular: popular,
  };
}
