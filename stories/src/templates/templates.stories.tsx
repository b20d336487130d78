import { forbiddenInPresenter } from '@loan-kereta/sdk/wording/presenter';
import { templates } from '@loan-kereta/widget/templates';
import { loadTemplateFromSource } from '@loan-kereta/widget/templates/from-source';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator, type CalculatorProps } from '../stage/calculator.tsx';
import { only, part, textOf } from '../stage/dom.ts';
import { allTexts, drawn, widgetIn, widgetsIn } from '../stage/drive.ts';
import { hardAdvisor, hardList, hardModels } from '../stage/hard.ts';
import { mountedIn } from '../stage/mounted.tsx';
import { faultsOfTemplate } from '../stage/tool-faults.ts';
import { everyControl } from '../themes/every-control.ts';
import './templates.css';

type TemplateKey = (typeof templates)[number]['key'];

interface TemplateProps extends Pick<CalculatorProps, 'advisor' | 'models' | 'options'> {
  readonly template: TemplateKey;
}

/** A frame for filming, of a phone's size: nothing in it scrolls. */
const Template = ({ template, ...situation }: TemplateProps) => (
  <Calculator {...situation} loadTheme={() => loadTemplateFromSource(template)} />
);

const meta = preview.meta({ title: 'Templates/Fixed frames', component: Template });

interface Stage {
  readonly canvasElement: HTMLElement;
}

/** All of it is in the frame, whichever model is chosen. */
const staysInside =
  (width: number, models: readonly string[]) =>
  async ({ canvasElement }: Stage) => {
    const widget = await widgetIn(canvasElement);
    const frame = only(widget, '.frame');
    const found: unknown[] = [];
    for (const model of models) {
      mountedIn(widget).update({ model });
      await drawn();
      const { width: wide, height } = frame.getBoundingClientRect();
      await expect([wide, height]).toEqual([width, 844]);
      found.push(...faultsOfTemplate(widget).map(each => `${model}: ${each}`));
    }
    await expect(found).toEqual([]);
    await expect(textOf(part(widget, 'disclaimer')).length).toBeGreaterThan(20);
  };
const usual = ['axia', 'bezza', 'myvi', 'ativa', 'alza', 'aruz'];
const unusual = Object.values(hardModels).map(({ code }) => code);

/** On a live stream: LIVE and the number, and no word that may not stand there. */
async function isLive({ canvasElement }: Stage) {
  const widget = await widgetIn(canvasElement);
  await expect(textOf(part(widget, 'live-bar'))).toMatch(/^LIVE ?012-345 6789$/);
  for (const method of ['flat', 'reducing']) {
    mountedIn(widget).update({ method });
    await drawn();
    await expect(allTexts(widget).filter(text => forbiddenInPresenter(text).length > 0)).toEqual([]);
  }
}

const live = { globals: { presenter: 'on' } };
const narrow = { globals: { width: '320' } };
const hard = { args: { models: hardList, advisor: hardAdvisor } };

/** Side by side, as a phone shows each. */
export const AllFour = meta.story({
  render: () => (
    <div className="templates">
      {templates.map(({ key, name }) => (
        <figure key={key}>
          <Template template={key} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
  parameters: { frame: false },
});
AllFour.test('Four are there', async ({ canvasElement }) => {
  await expect(await widgetsIn(canvasElement)).toHaveLength(4);
});

/** White cards on a pale ground. */
export const CleanWhite = meta.story({ args: { template: 'clean-white' } });
CleanWhite.test('Every control', everyControl);
CleanWhite.test('Nothing leaves 390 × 844', staysInside(390, usual));
CleanWhite.test('Nothing leaves it with hard names', hard, staysInside(390, unusual));
CleanWhite.test('Nothing leaves it at 320', { ...narrow, ...hard }, staysInside(320, [...usual, ...unusual]));
CleanWhite.test('Live', live, isLive);

/** One card, and little in it. */
export const MinimalCard = meta.story({ args: { template: 'minimal-card' } });
MinimalCard.test('Every control', everyControl);
MinimalCard.test('Nothing leaves 390 × 844', staysInside(390, usual));
MinimalCard.test('Nothing leaves it with hard names', hard, staysInside(390, unusual));
MinimalCard.test(
  'Nothing leaves it at 320',
  { ...narrow, ...hard },
  staysInside(320, [...usual, ...unusual]),
);
MinimalCard.test('Live', live, isLive);

/** The model fills the upper half. */
export const ImageHighlight = meta.story({ args: { template: 'image-highlight' } });
ImageHighlight.test('Every control', everyControl);
ImageHighlight.test('Nothing leaves 390 × 844', staysInside(390, usual));
ImageHighlight.test('Nothing leaves it with hard names', hard, staysInside(390, unusual));
ImageHighlight.test(
  'Nothing leaves it at 320',
  { ...narrow, ...hard },
  staysInside(320, [...usual, ...unusual]),
);
ImageHighlight.test('Live', live, isLive);

/** Dark, with large yellow figures that are read off a filmed screen. */
export const ShadowGlass = meta.story({ args: { template: 'shadow-glass' } });
ShadowGlass.test('Every control', everyControl);
ShadowGlass.test('Nothing leaves 390 × 844', staysInside(390, usual));
ShadowGlass.test('Nothing leaves it with hard names', hard, staysInside(390, unusual));
ShadowGlass.test(
  'Nothing leaves it at 320',
  { ...narrow, ...hard },
  staysInside(320, [...usual, ...unusual]),
);
ShadowGlass.test('Live', live, isLive);
