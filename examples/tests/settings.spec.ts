// What a page sets of a calculator, before and after its answer, and takes back again.
import { element, expect, figure, pageOf, script, test } from './host.ts';

/** A car that no built-in list has: 50,000 x (1 + 9 x 5.00 %) / 108 = 671.30. */
const nova = { code: 'nova', name: 'Nova', rate: 5, variants: [{ id: 'nova-1', name: '1.0', otr: 50_000 }] };

test('a car that only a later list has is chosen once it comes, whatever the page sets meanwhile', async ({
  page: tab,
  host,
}) => {
  const late = Promise.withResolvers<void>();
  let models: object[] = [];
  await tab.route('**/api/embed/**', async route => {
    const response = await route.fetch();
    const json = await response.json();
    json.models.push(...models);
    await late.promise;
    await route.fulfill({ response, json });
  });
  models = [nova];
  await tab.goto(host.page(pageOf(element('model="nova"') + script)));
  const widget = tab.locator('loan-kereta');
  await expect(figure(tab)).toHaveText('RM471');
  await widget.evaluate(node => node.setAttribute('lang', 'en'));
  await expect(tab.locator('.lk')).toHaveAttribute('lang', 'en');
  late.resolve();
  await expect(figure(tab)).toHaveText('RM671');

  // As on a live stream, where the phone sends the car before the overlay has asked again.
  models = [];
  await tab.goto(host.page(pageOf(element() + script)));
  await expect(figure(tab)).toHaveText('RM471');
  await widget.evaluate(node => {
    for (const [name, value] of Object.entries({ model: 'nova', variant: 'nova-1', deposit: '10000' }))
      node.setAttribute(name, value);
  });
  models = [nova];
  await widget.evaluate(node => node.setAttribute('advisor', 'demo-basic'));
  // 40,000 x (1 + 9 x 5.00 %) / 108 = 537.04.
  await expect(figure(tab)).toHaveText('RM537');
});

test('a car may be named in any order', async ({ page: tab, host }) => {
  await tab.goto(host.page(pageOf(element() + script)));
  await expect(figure(tab)).toHaveText('RM471');
  await tab.locator('loan-kereta').evaluate(node => {
    for (const [name, value] of Object.entries({ variant: 'myvi-1-5-av', model: 'myvi' }))
      node.setAttribute(name, value);
  });
  await expect(tab.getByLabel('Varian')).toHaveValue('myvi-1-5-av');
});

test('another car has the deposit and the rate that the page says for every car', async ({
  page: tab,
  host,
}) => {
  await tab.goto(host.page(pageOf(element('deposit="5000" rate="3.1" model="axia"') + script)));
  const widget = tab.locator('loan-kereta');
  const result = () =>
    widget.evaluate(node => {
      const { model, variant, deposit, rate } = Reflect.get(node, 'result') ?? {};
      return { model, variant, deposit, rate };
    });
  await expect.poll(result).toEqual({ model: 'Axia', variant: '1.0 E', deposit: 5000, rate: 3.1 });
  await widget.evaluate(node => node.setAttribute('model', 'myvi'));
  await expect.poll(result).toEqual({ model: 'Myvi', variant: '1.3 G', deposit: 5000, rate: 3.1 });
  // What a buyer has typed is not taken back by another variant.
  await tab.getByRole('textbox', { name: 'Deposit' }).fill('8000');
  await widget.evaluate(node => node.setAttribute('variant', 'myvi-1-5-av'));
  await expect.poll(result).toEqual({ model: 'Myvi', variant: '1.5 AV', deposit: 8000, rate: 3.1 });
  // Nor by the name of the car that they have chosen already.
  await tab.getByLabel('Model').selectOption('Alza');
  await tab.getByRole('textbox', { name: 'Deposit' }).fill('9000');
  await expect.poll(async () => (await result()).deposit).toBe(9000);
  const chosen = await result();
  await widget.evaluate(node => node.setAttribute('model', 'alza'));
  expect(await result()).toEqual(chosen);
});

test('the page is told of a change where the figures are others, and only there', async ({
  page: tab,
  host,
}) => {
  await tab.addInitScript(() => {
    const told: number[] = [];
    Object.assign(window, { told });
    addEventListener('loan-kereta:change', event => told.push(event.detail.deposit));
  });
  await tab.goto(host.page(pageOf(element('deposit="5000" theme="theme-01"') + script)));
  const widget = tab.locator('loan-kereta');
  await expect(tab.getByRole('textbox', { name: 'Deposit' })).toHaveValue('5,000');
  await widget.evaluate(node => node.setAttribute('lang', 'en'));
  await expect(tab.locator('.lk')).toHaveAttribute('lang', 'en');
  await widget.evaluate(node => node.setAttribute('theme', 'theme-02'));
  await expect(tab.locator('.lk')).toHaveAttribute('data-theme', 'theme-02');
  await widget.evaluate(node => node.setAttribute('deposit', '6000'));
  await expect.poll(() => tab.evaluate(() => Reflect.get(window, 'told'))).toEqual([6000]);
});

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
