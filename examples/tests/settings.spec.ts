// What a page sets of a calculator, before and after its answer, and takes back again.
import { element, expect, pageOf, script, test } from './host.ts';

test('a setting that is taken back is as it is unless told', async ({ page: tab, host }) => {
  const settings = 'deposit="5000" rate="3.1" years="5" method="reducing"';
  await tab.goto(host.page(pageOf(element(settings) + script)));
  const widget = tab.locator('loan-kereta');
  const result = () =>
    widget.evaluate(node => {
      const { deposit, rate, years, method } = Reflect.get(node, 'result') ?? {};
      return { deposit, rate, years, method };
    });
  await expect.poll(result).toEqual({ deposit: 5000, rate: 3.1, years: 5, method: 'reducing' });
  await widget.evaluate(node => {
    for (const name of ['deposit', 'rate', 'years', 'method']) node.removeAttribute(name);
  });
  await expect.poll(result).toEqual({ deposit: 0, rate: 2.9, years: 9, method: 'flat' });
});
