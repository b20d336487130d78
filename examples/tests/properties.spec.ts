// A calculator's settings as properties, set before its class has them and after.
import { element, expect, figure, pageOf, script, test } from './host.ts';

const bare = pageOf('<p>Kereta</p>');

test('E13: a property is what its attribute says, and the other way round', async ({ page: tab, host }) => {
  await tab.goto(host.page(pageOf(element() + script)));
  await expect(figure(tab)).toHaveText('RM471');
  const widget = tab.locator('loan-kereta');
  // The class gets them once the figure stands.
  await expect.poll(() => widget.evaluate(node => 'years' in node)).toBe(true);
  const stands = (change: string) =>
    widget.evaluate((node, code) => {
      new Function('el', code)(node);
      const element = node as HTMLElementTagNameMap['loan-kereta'];
      const { years, deposit, presenter, rateKind, model, result } = element;
      const attributes = ['years', 'deposit', 'presenter', 'rate-kind'].map(name => node.getAttribute(name));
      return { years, deposit, presenter, rateKind, model, attributes, shown: result?.years };
    }, change);
  expect(await stands('el.years = 7')).toMatchObject({ years: 7, shown: 7 });
  expect(await stands('el.setAttribute("years", "5")')).toMatchObject({ years: 5, shown: 5 });
  expect(await stands('el.deposit = 4000.5; el.presenter = true; el.rateKind = "effective"')).toEqual({
    years: 5,
    deposit: 4000.5,
    presenter: true,
    rateKind: 'effective',
    model: undefined,
    attributes: ['5', '4000.5', '', 'effective'],
    shown: 5,
  });
  expect(await stands('el.years = undefined; el.deposit = null; el.presenter = false')).toMatchObject({
    years: undefined,
    attributes: [null, null, null, 'effective'],
    shown: 9,
  });
});

test('the result has every field of the loan by its public name', async ({ page: tab, host }) => {
  await tab.goto(host.page(pageOf(element('deposit="3000"') + script)));
  await expect(figure(tab)).toContainText('RM');
  const result = await tab.locator('loan-kereta').evaluate(node => Reflect.get(node, 'result'));
  const {
    principal,
    instalment,
    payments,
    totalPayment,
    totalInterest,
    depositPercent,
    effectiveRate,
    ...rest
  } = result;
  expect([
    principal,
    instalment,
    payments,
    totalPayment,
    totalInterest,
    depositPercent,
    effectiveRate,
  ]).toEqual(Array(7).fill(expect.any(Number)));
  const own = ['advisor', 'deposit', 'method', 'model', 'otr', 'rate', 'rateKind', 'variant', 'years'];
  expect(Object.keys(rest).sort()).toEqual(own);
});

test('E13: properties that a framework sets before the script comes count', async ({
  page: tab,
  host,
  baseURL,
}) => {
  await tab.goto(host.page(bare));
  await tab.evaluate(() => {
    const made = Object.assign(document.createElement('loan-kereta'), {
      advisor: 'demo-basic',
      years: 7,
      rate: 5.33,
      rateKind: 'effective',
    });
    document.body.append(made);
  });
  await tab.addScriptTag({ url: `${baseURL}/loan-kereta.js` });
  const result = () => tab.evaluate(() => document.querySelector('loan-kereta')?.result);
  await expect.poll(result).toMatchObject({ years: 7, rate: 2.86 });
  await expect
    .poll(() => tab.locator('loan-kereta').evaluate(node => node.outerHTML))
    .toContain('advisor="demo-basic" years="7" rate="5.33" rate-kind="effective"');
});
