// The program that draws one offer: reads it as JSON, and writes a PNG.
import { text } from 'node:stream/consumers';
import { drawOffer } from './offer-drawing.ts';

process.stdout.write(await drawOffer(JSON.parse(await text(process.stdin))));
