import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ApiError } from '../http/errors.ts';
import { bombPng, picture, pngHeader } from '../testing/pictures.ts';
import { Pictures } from './pictures.ts';

const small = await picture(64, 64).png().toBuffer();
const dear = bombPng(5000, 5000);

const outcome = (making: Promise<Uint8Array>): Promise<string> =>
  making.then(
    () => 'made',
    error =>
      error instanceof ApiError
        ? `${error.code} ${error.headers['Retry-After'] ?? ''}`.trim()
        : String(error),
  );

test('a picture is made in a process of its own, and refused as the decoder refuses it', async () => {
  const pictures = new Pictures();
  const made = await pictures.make(await picture(800, 400).jpeg().toBuffer(), 1);
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 512, height: 256 });
  expect(await outcome(pictures.make(small.subarray(0, 100), 1))).toBe('not_an_image');
  expect(await outcome(pictures.make(pngHeader(8000, 8000), 1))).toBe('too_many_pixels');
});

test('what begins like no picture is refused at once, whoever waits, and a GIF and a WebP do not', async () => {
  const pictures = new Pictures();
  const formats = ['gif', 'webp'] as const;
  const files = await Promise.all(formats.map(format => picture(64, 64).toFormat(format).toBuffer()));
  const waiting = files.map(file => outcome(pictures.make(file, 1)));
  for (const file of [Buffer.from('<svg/>'), Buffer.from('RIFF1234WAVE'), Buffer.alloc(0)])
    expect(await outcome(pictures.make(file, 1))).toBe('not_an_image');
  expect(await Promise.all(waiting)).toEqual(['made', 'made']);
});

/** How many processes of this one are making pictures. */
function processesAtWork(): number {
  const parent = String(process.pid);
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => {
      try {
        const [, , ppid] = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /, 'x ')
          .split(' ');
        return ppid === parent && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('images/process.ts');
      } catch {
        // It ended while we looked.
        return false;
      }
    }).length;
}

test('of one account two pictures are under way, and no more are made at once than there are processors for', async () => {
  const pictures = new Pictures();
  let working = true;
  let most = 0;
  const look = async () => {
    while (working) {
      most = Math.max(most, processesAtWork());
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  };
  const looking = look();
  const [ofOne, ofOther] = await Promise.all([
    Promise.all([small, small, small].map(file => outcome(pictures.make(file, 1)))),
    outcome(pictures.make(small, 2)),
  ]);
  working = false;
  await looking;
  expect([...ofOne, ofOther]).toEqual(['made', 'made', 'too_many_requests 5', 'made']);
  expect(most).toBe(availableParallelism() > 2 ? 2 : 1);
  // When they are made there is room again, also for the first.
  expect(await outcome(pictures.make(small, 1))).toBe('made');
});

test.each([
  // Less than any machine needs to begin: what a picture costs beyond that, a quick one does within what a slow one begins by.
  ['takes too long', { processorSeconds: 0.01 }],
  ['wants too much memory', { megabytes: 150 }],
])('a decoder that %s is ended, and the next picture is made', async (_, tooLittle) => {
  const enough = { processorSeconds: 60, megabytes: 512 };
  const budget = { ...enough, ...tooLittle };
  const pictures = new Pictures(budget);
  expect(await outcome(pictures.make(dear, 1))).toBe('pictures_busy');
  expect(processesAtWork()).toBe(0);
  Object.assign(budget, enough);
  expect(await outcome(pictures.make(small, 1))).toBe('made');
});
