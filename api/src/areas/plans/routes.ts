import { contract, type PlanOffer } from '@loan-kereta/sdk/contract';
import { type Plan, planDetails, plans } from '@loan-kereta/sdk/plans';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { bindCached, type Route } from '../../http/bind.ts';

const descriptions: Record<Plan, string> = {
  basic: 'Three themes and the whole calculator, free for as long as you like.',
  premium: 'Fifteen themes, your own colours, presenter mode and sharing by WhatsApp, without our watermark.',
  diamond: 'Full Version, paid once: all twenty themes, your own prices and models, and everything else.',
};

const offers: PlanOffer[] = plans.map(name => ({
  name,
  price: planDetails[name].price,
  description: descriptions[name],
  is_popular: name === 'premium',
}));

export const plansRoutes = (answers: AnswerCache, supportWhatsapp: string | undefined): Route[] => [
  bindCached(contract.plans.list, answers, async () => ({
    plans: offers,
    support_whatsapp: supportWhatsapp ?? null,
  })),
];
