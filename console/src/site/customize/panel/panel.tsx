import type { OwnCalculator } from '@loan-kereta/sdk/contract';
import { ALargeSmall, Banknote, Car, LayoutGrid, Palette } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../language/dictionary.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { change, useDesign } from '../design/design.ts';
import { customizeWords } from '../words/words.ts';
import { Choice } from './choice.tsx';
import { ColorsTab } from './colors-tab.tsx';
import { LayoutTab } from './layout-tab.tsx';
import styles from './panel.module.css';

function CardTab() {
  const text = useWords(customizeWords);
  const card = useDesign(state => state.layout.result_card_style);
  const set = (changes: Partial<typeof card>) => change({ result_card_style: { ...card, ...changes } });
  return (
    <>
      <Choice
        label={text.cardStyle}
        value={card.style}
        names={text.cardStyles}
        onChoose={style => set({ style })}
      />
      <Choice
        label={text.cardSize}
        value={card.size}
        names={text.cardSizes}
        onChoose={size => set({ size })}
      />
      <Choice
        label={text.cardShape}
        value={card.shape}
        names={text.cardShapes}
        onChoose={shape => set({ shape })}
      />
    </>
  );
}

function ImageTab() {
  const text = useWords(customizeWords);
  const fit = useDesign(state => state.layout.car_image_fit) ?? 'contain';
  return (
    <>
      <Choice
        label={text.imageFit}
        value={fit}
        names={text.imageFits}
        onChoose={car_image_fit => change({ car_image_fit })}
      />
      <p className={styles.hint}>{text.imageHint}</p>
    </>
  );
}

function TypeTab() {
  const text = useWords(customizeWords);
  const { font_size = 'base', spacing = 'standard' } = useDesign(state => state.layout);
  return (
    <>
      <Choice
        label={text.fontSize}
        value={font_size}
        names={text.fontSizes}
        onChoose={size => change({ font_size: size })}
      />
      <Choice
        label={text.spacing}
        value={spacing}
        names={text.spacings}
        onChoose={room => change({ spacing: room })}
      />
    </>
  );
}

const icons = { layout: LayoutGrid, card: Banknote, image: Car, colors: Palette, type: ALargeSmall } as const;
type Tab = keyof typeof icons;
const names = Object.keys(icons) as Tab[];

/** All that a layout says besides by being dragged. */
export function Panel({ data }: { readonly data: OwnCalculator }) {
  const text = useWords(customizeWords);
  const [tab, setTab] = useState<Tab>('layout');
  const contents: Readonly<Record<Tab, ReactNode>> = {
    layout: <LayoutTab />,
    card: <CardTab />,
    image: <ImageTab />,
    colors: <ColorsTab palette={data.palette} granted={data.features.own_branding} />,
    type: <TypeTab />,
  };
  const label = (value: Tab) => {
    const Icon = icons[value];
    return (
      <span className={styles.tab}>
        <Icon aria-hidden="true" />
        {text.tabs[value]}
      </span>
    );
  };
  const tabs = names.map(value => ({ value, label: label(value), content: contents[value] }));
  return (
    <section className={styles.panel} aria-label={text.panel}>
      <Tabs label={text.panel} value={tab} onChoose={setTab} tabs={tabs} />
    </section>
  );
}
