import { alza } from './alza.ts';
import { aruz } from './aruz.ts';
import { ativa } from './ativa.ts';
import { axia } from './axia.ts';
import { bezza } from './bezza.ts';
import type { CarDrawing } from './drawing.ts';
import { Frame } from './frame.tsx';
import { myvi } from './myvi.ts';

const CARS: Readonly<Record<string, CarDrawing>> = { axia, bezza, myvi, ativa, alza, aruz };

export default function CarArt({ code, label }: { code: string; label: string }) {
  return <Frame car={CARS[code] ?? axia} label={label} />;
}
