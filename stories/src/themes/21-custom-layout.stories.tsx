import { perodua } from '@loan-kereta/sdk/catalogue';
import {
  carImageFits,
  defaultLayout,
  type Layout,
  resultCardShapes,
  resultCardSizes,
  resultCardStyles,
} from '@loan-kereta/sdk/layouts';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { part, textOf } from '../stage/dom.ts';
import { widgetIn, widgetsIn } from '../stage/drive.ts';
import { hardAdvisor, hardList, hardModels } from '../stage/hard.ts';
import { hard, hidden, moved, narrowControls, onlyBlock } from '../stage/layouts.ts';
import { everyControl } from './every-control.ts';
import './21-custom-layout.css';

const meta = preview.meta({
  title: 'Themes/21 Custom Layout',
  component: Calculator,
  args: { theme: 'custom', layout: defaultLayout },
});

/** The grid has its twelve columns from this width on. */
const wide = { globals: { width: '1200' } };

interface Stage {
  readonly canvasElement: HTMLElement;
}

/** Every block as it is found on the page, in reading order. */
const blocksOf = (widget: HTMLElement) =>
  [...widget.querySelectorAll<HTMLElement>('.block')].map(block => ({
    type: block.classList[1],
    box: block.getBoundingClientRect(),
  }));

/** No block lies on another, none reaches out of the calculator, and nothing scrolls sideways. */
async function tidy({ canvasElement }: Stage) {
  const widget = await widgetIn(canvasElement);
  const blocks = blocksOf(widget);
  const whole = widget.getBoundingClientRect();
  for (const [index, { type, box }] of blocks.entries()) {
    await expect([type, box.left >= whole.left, box.right <= whole.right]).toEqual([type, true, true]);
    const on = blocks
      .slice(0, index)
      .filter(
        ({ box: other }) =>
          box.left < other.right - 1 &&
          other.left < box.right - 1 &&
          box.top < other.bottom - 1 &&
          other.top < box.bottom - 1,
      );
    await expect([type, on.map(other => other.type)]).toEqual([type, []]);
  }
  await expect(widget.scrollWidth).toBe(widget.clientWidth);
}

/** What the theme builder starts from; on a phone its blocks stack. */
export const DefaultLayout = meta.story({ name: '21 Custom Layout' });

DefaultLayout.test('Every control', everyControl);
DefaultLayout.test('Six blocks, none on another', wide, async stage => {
  await tidy(stage);
  await expect(blocksOf(await widgetIn(stage.canvasElement)).map(({ type }) => type)).toEqual(
    defaultLayout.components.map(({ type }) => type),
  );
});
DefaultLayout.test('Tidy at 320 px', { globals: { width: '320' } }, tidy);
DefaultLayout.test('Tidy at 390 px', { globals: { width: '390' } }, tidy);
DefaultLayout.test('Tidy at 768 px', { globals: { width: '768' } }, tidy);

/** Twelve columns. */
export const OnAPage = meta.story(wide);
OnAPage.test('Every control', everyControl);

/** The grid has ten columns, or six, where there is less room. */
export const OnATablet = meta.story({ globals: { width: '768' } });

/** The result first, the car last. */
export const MovedBlocks = meta.story({ ...wide, args: { layout: moved } });
MovedBlocks.test('They stand where they were put', async stage => {
  await tidy(stage);
  const types = blocksOf(await widgetIn(stage.canvasElement)).map(({ type }) => type);
  await expect(types).toEqual(moved.components.map(({ type }) => type));
});
MovedBlocks.test('Every control', everyControl);

/** Without a model picker, car and summary. */
export const HiddenBlocks = meta.story({ ...wide, args: { layout: hidden } });
HiddenBlocks.test('Only the others are there', async stage => {
  await tidy(stage);
  const widget = await widgetIn(stage.canvasElement);
  await expect(widget.querySelector('[part~=model-picker]')).toBeNull();
  await expect(textOf(part(widget, 'instalment'))).toContain('RM471');
  await expect(part(widget, 'disclaimer')).toBeVisible();
});

/** The loan controls as narrow as they may be, at every place there is for them, on the grid of a tablet. */
export const NarrowControls = meta.story({
  globals: { width: '768' },
  render: () => (
    <>
      {narrowControls.map(layout => (
        <Calculator key={layout.components[1]?.x} theme="custom" layout={layout} />
      ))}
    </>
  ),
});

/** Whatever the controls are made of ends within their block, which cuts off the rest. */
async function whole({ canvasElement }: Stage) {
  const widgets = await widgetsIn(canvasElement);
  await expect(widgets).toHaveLength(narrowControls.length);
  for (const [x, widget] of widgets.entries()) {
    const block = widget.querySelector<HTMLElement>('.loan_controls');
    const { left, right } = block?.getBoundingClientRect() ?? new DOMRect();
    const cut = [...(block?.querySelectorAll('*') ?? [])].filter(each => {
      const box = each.getBoundingClientRect();
      return (
        box.width > 0 && (box.left < left || box.right > right || each.scrollWidth > each.clientWidth + 1)
      );
    });
    await expect([x, cut.map(({ tagName, className }) => `${tagName} ${className}`)]).toEqual([x, []]);
    await expect(right - left).toBeGreaterThan(180);
  }
}
NarrowControls.test('Nothing is cut off', whole);
NarrowControls.test('Nothing is cut off on ten columns', { globals: { width: '996' } }, whole);

/** Nothing at all: the disclaimer stays. */
export const NoBlocks = meta.story({ ...wide, args: { layout: { ...defaultLayout, components: [] } } });
NoBlocks.test('Still says that figures are estimates', async ({ canvasElement }) => {
  await expect(part(await widgetIn(canvasElement), 'disclaimer')).toBeVisible();
});

/** Blocks on one another, one that nobody knows, one over the edge; and names to go with it. */
export const HardLayout = meta.story({
  ...wide,
  args: { layout: hard, models: hardList, advisor: hardAdvisor, options: { model: hardModels.long.code } },
});
HardLayout.test('Tidy at 1200 px', tidy);
HardLayout.test('Tidy at 768 px', { globals: { width: '768' } }, tidy);
HardLayout.test('Tidy at 320 px', { globals: { width: '320' } }, tidy);
HardLayout.test('The block that nobody knows is left out', async ({ canvasElement }) => {
  await expect(blocksOf(await widgetIn(canvasElement)).map(({ type }) => type)).not.toContain(
    'rainbow_chart',
  );
});

export const BrandHeader = meta.story({ args: { layout: onlyBlock('brand_header') } });
export const ModelPicker = meta.story({ args: { layout: onlyBlock('model_picker') } });
export const LoanControls = meta.story({ args: { layout: onlyBlock('loan_controls') } });
export const ResultCard = meta.story({ args: { layout: onlyBlock('result_card') } });
export const CarImage = meta.story({ args: { layout: onlyBlock('car_image') } });
export const Summary = meta.story({ args: { layout: onlyBlock('summary') } });

interface Choice {
  readonly label: string;
  readonly layout: Layout;
  readonly model?: string;
}

/** One calculator for each choice, side by side. */
const Choices = ({ choices }: { readonly choices: readonly Choice[] }) => (
  <div className="choices">
    {choices.map(({ label, layout, model = 'myvi' }) => (
      <figure key={label}>
        <Calculator theme="custom" layout={layout} models={withPhoto} options={{ model }} />
        <figcaption>{label}</figcaption>
      </figure>
    ))}
  </div>
);

/** A photo of no car at all, but as wide as one. */
const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 200"><rect width="480" height="200" fill="#c9d6df"/><circle cx="360" cy="70" r="40" fill="#ffd27d"/><path d="M0 160 130 70l70 60 60-50 220 80v40H0Z" fill="#52616b"/></svg>',
)}`;
const withPhoto = perodua.map(model => (model.code === 'ativa' ? { ...model, heroImage: photo } : model));

const card = onlyBlock('result_card');
const styled = (change: Partial<Layout['result_card_style']>): Layout => ({
  ...card,
  result_card_style: { ...card.result_card_style, ...change },
});

/** The card of the figure: flat with a line, raised, or of glass. */
export const CardStyles = meta.story({
  ...wide,
  render: () => (
    <Choices choices={resultCardStyles.map(style => ({ label: style, layout: styled({ style }) }))} />
  ),
});
CardStyles.test('Each is its own', async ({ canvasElement }) => {
  const looks = (await widgetsIn(canvasElement)).map(widget => {
    const { border, boxShadow, backdropFilter } = getComputedStyle(
      widget.querySelector('.result_card') as HTMLElement,
    );
    return [border, boxShadow, backdropFilter].join();
  });
  await expect(new Set(looks).size).toBe(resultCardStyles.length);
});

export const CardSizes = meta.story({
  ...wide,
  render: () => (
    <Choices choices={resultCardSizes.map(size => ({ label: size, layout: styled({ size }) }))} />
  ),
});
CardSizes.test('The figure grows', async ({ canvasElement }) => {
  const widgets = await widgetsIn(canvasElement);
  const sizes = widgets.map(widget => part(widget, 'instalment').getBoundingClientRect().height);
  await expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  await expect(new Set(sizes).size).toBe(resultCardSizes.length);
});

export const CardShapes = meta.story({
  ...wide,
  render: () => (
    <Choices choices={resultCardShapes.map(shape => ({ label: shape, layout: styled({ shape }) }))} />
  ),
});
CardShapes.test('The corners grow', async ({ canvasElement }) => {
  const radii = (await widgetsIn(canvasElement)).map(widget =>
    Number.parseFloat(getComputedStyle(widget.querySelector('.result_card') as HTMLElement).borderRadius),
  );
  await expect(radii).toEqual(radii.toSorted((one, other) => one - other));
  await expect(new Set(radii).size).toBe(resultCardShapes.length);
});

const fitting = (fit: 'contain' | 'cover'): readonly Choice[] => {
  const layout = { ...onlyBlock('car_image'), car_image_fit: fit };
  return [
    { label: `${fit}, a drawing`, layout },
    { label: `${fit}, a photo`, layout, model: 'ativa' },
  ];
};

/** All of the car, or as much of it as fills the block. */
export const ImageFits = meta.story({
  ...wide,
  render: () => <Choices choices={carImageFits.flatMap(fitting)} />,
});
ImageFits.test('A photo that covers leaves no edge', async ({ canvasElement }) => {
  const widgets = await widgetsIn(canvasElement);
  // Photos come with what is loaded after the figure.
  const photos = await waitFor(() => {
    const found = widgets.flatMap(widget => [...widget.querySelectorAll<HTMLElement>('.car_image img')]);
    expect(found).toHaveLength(2);
    return found;
  });
  await expect(photos.map(photo => getComputedStyle(photo).objectFit)).toEqual(['contain', 'cover']);
  const [, covering] = photos;
  const block = covering?.closest('.block');
  await expect(covering?.getBoundingClientRect()).toEqual(block?.getBoundingClientRect());
});
