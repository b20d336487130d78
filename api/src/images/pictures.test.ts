import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../http/errors.ts';
import { bombPng, picture, pngHeader } from '../testing/pictures.ts';
import { Pictures } from './pictures.ts';

// The processes yield to all else, and so to the browsers of other tests on the same machine.
vi.setConfig({ testTimeout: 300_000 });

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
const count = (outcomes: readonly string[], one: string) => outcomes.filter(each => each === one).length;

test('a picture is made in a process of its own, and refused as the decoder refuses it', async () => {
  const pictures = new Pictures();
  const made = await pictures.make(await picture(800, 400).jpeg().toBuffer(), 1);
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 512, height: 256 });
  expect(await outcome(pictures.make(small.subarray(0, 100), 1))).toBe('not_an_image');
  expect(await outcome(pictures.make(pngHeader(8000, 8000), 1))).toBe('too_many_pixels');
});

test('what begins like no picture is refused at once, whoever waits', async () => {
  const pictures = new Pictures();
  const waiting = [1, 1].map(owner => pictures.make(small, owner));
  for (const file of [Buffer.from('<svg/>'), Buffer.from('RIFF1234WAVE'), Buffer.alloc(0)])
    expect(await outcome(pictures.make(file, 1))).toBe('not_an_image');
  await Promise.all(waiting);
});

test.each(['jpeg', 'png', 'gif', 'webp'] as const)('a %s is known by how it begins', async format => {
  const file = await picture(64, 64).toFormat(format).toBuffer();
  expect(await outcome(new Pictures().make(file, 1))).toBe('made');
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

test('of one account two pictures are under way at once, and of all together so many and no more', async () => {
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
  const one = Array.from({ length: 8 }, () => outcome(pictures.make(small, 1)));
  const others = Array.from({ length: 12 }, (_, index) => outcome(pictures.make(small, 2 + index)));
  const [ofOne, ofOthers] = [await Promise.all(one), await Promise.all(others)];
  working = false;
  await looking;
  expect([count(ofOne, 'made'), count(ofOne, 'too_many_requests 5')]).toEqual([2, 6]);
  const atOnce = availableParallelism() > 2 ? 2 : 1;
  const room = atOnce + 8 - 2;
  expect([count(ofOthers, 'made'), count(ofOthers, 'pictures_busy 5')]).toEqual([room, 12 - room]);
  expect(most).toBe(atOnce);
  // When they are made there is room again, also for the first.
  expect(await outcome(pictures.make(small, 1))).toBe('made');
});

test.each([
  ['takes too long', { processorSeconds: 0.6, megabytes: 512 }],
  ['wants too much memory', { processorSeconds: 10, megabytes: 150 }],
])('a decoder that %s is ended, and the next picture is made', async (_, budget) => {
  const pictures = new Pictures(budget);
  expect(await outcome(pictures.make(dear, 1))).toBe('pictures_busy');
  expect(processesAtWork()).toBe(0);
  expect(await outcome(pictures.make(small, 1))).toBe('made');
});
