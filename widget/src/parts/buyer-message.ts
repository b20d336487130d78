import { modelName } from '@loan-kereta/sdk/catalogue';
import { buyerMessage, type MessageWords } from '@loan-kereta/sdk/wording';
import type { Widget } from './context.tsx';

/** What the buyer sends the advisor, as the query of a wa.me link: the car and the figures on screen. */
export function messageQuery(widget: Widget): string {
  const { advisor, dictionary, model, variant, loan, deposit, tenureYears: tenure, rate, method } = widget;
  if (!model || !variant || !loan) return '';
  const message = buyerMessage({
    // Every language's section has these names: the compiler holds its folder against Malay's.
    words: dictionary?.message as MessageWords | undefined,
    advisorName: advisor.name,
    carModel: modelName(model),
    variant: variant.name,
    monthlyPayment: loan.instalment,
    loanAmount: loan.principal,
    deposit,
    tenure,
    interestRate: rate.value,
    method,
  });
  return `?text=${encodeURIComponent(message)}`;
}
