import type { PlanOffer } from '@loan-kereta/sdk/contract';
import type { Plan } from '@loan-kereta/sdk/plans';
import { readMoney } from '@loan-kereta/sdk/reading';
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
    const offerFault = amountFaultOf(draft.offer);
    if (offerFault && offerFault !== 'most') faults.offer = offerFault;
    else if (readMoney(draft.offer).value >= readMoney(draft.price).value) faults.offer = 'offerLower';
  }
  if (draft.description.trim() === '') faults.description = 'description';
  return faults;
}

/** The plan that a draft without a fault makes; of one with a fault, what can be read of it. */
export function offerOf({ name, description, popular, ...draft }: Draft): PlanOffer {
  const offer = readMoney(draft.offer).value;
  return {
    name,
    price: readMoney(draft.price).value || 0,
    ...(!Number.isNaN(offer) && { offer_price: offer }),
    description: description.trim(),
    is_popular: popular,
  };
}
