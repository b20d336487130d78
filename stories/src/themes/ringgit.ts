import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { calculateLoan, type RateKind, tenureYears } from '@loan-kereta/sdk/loan';
import { expect, waitFor } from 'storybook/test';
import { part } from '../stage/dom.ts';
import { drawn } from '../stage/drive.ts';
import { mountedIn } from '../stage/mounted.tsx';

/** Every amount in ringgit in a text. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/RM ?([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

/** Every amount in ringgit that a calculator shows, folded away or not, and those of the message that it sends. */
function renderedAmounts(widget: Element): Set<number> {
  const texts: string[] = [];
  const walker = document.createTreeWalker(widget, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // What is read out changes a moment after what is seen.
    if (node.parentElement?.ariaLive) continue;
    // The currency may stand apart from its digits, in an element of its own.
    const text = node.nodeValue ?? '';
    if (texts.at(-1) === 'RM') texts.push(`${texts.pop()}${text}`);
    else texts.push(text);
  }
  const message = part(widget, 'whatsapp').getAttribute('href') ?? '';
  return new Set(amountsIn([...texts, decodeURIComponent(message)].join('\n')));
}

/**
 * The amounts that may stand on a screen, reckoned from the data and from what is set, by the loan module alone: prices,
 * the chosen car's loan, its instalment over each tenure and for a day, and every other car's at its own rate, with the deposit and
 * without. In theme 11 also how far a car's instalment is from the chosen one's.
 */
function rightAmounts(widget: HTMLElement, models: readonly CarModel[]): Set<number> {
  const { result } = mountedIn(widget);
  if (!result) throw new Error('Nothing is chosen.');
  const { otr, deposit, rate, rateKind: kind, years, method, instalment } = result;
  const instalmentOf = (
    otr: number,
    rate: number,
    years: number,
    deposit: number,
    rateKind: RateKind = 'flat',
  ) => calculateLoan({ otr, rate, rateKind, years, method, deposit: Math.min(deposit, otr) }).instalment;
  const others = models.flatMap(model =>
    model.variants
      .filter(({ name }) => model.name !== result.model || name !== result.variant)
      .map(variant => ({ otr: variant.otr, rate: variant.rate ?? model.rate, model: model.name })),
  );
  const listed = others.map(car => instalmentOf(car.otr, car.rate, years, deposit));
  return new Set([
    ...[otr, deposit, instalment, result.principal, result.totalInterest, result.totalPayment],
    Math.round((instalment * 12) / 365),
    ...tenureYears.map(each => instalmentOf(otr, rate, each, deposit, kind)),
    ...others.map(car => car.otr),
    ...listed,
    ...listed.map(other => Math.abs(other - instalment)),
    // Choosing a model gives the deposit back, so a card of another model shows what it costs without one.
    ...others
      .filter(({ model }) => model !== result.model)
      .map(car => instalmentOf(car.otr, car.rate, years, 0)),
  ]);
}

/** The amounts that a calculator shows and that no car in it costs. */
export async function wrongAmounts(widget: HTMLElement, models: readonly CarModel[]): Promise<number[]> {
  // The message comes after the figure.
  await waitFor(() => expect(part(widget, 'whatsapp').getAttribute('href')).toContain('text='));
  await drawn();
  const right = rightAmounts(widget, models);
  return [...renderedAmounts(widget)].filter(amount => !right.has(amount));
}
