#!/usr/bin/env bash
# Packages, pinned by version: zxing-wasm@3.1.6 and jsqr@1.4.0, with qrcode-generator@2.0.4 and sharp@0.35.0
#
# Guess: a picture that a reader of QR codes cannot read holds too little of the code, and enlarging it adds nothing; a reader
# with `tryHarder` looks at several sizes by itself.
# Seen: a code of 41 modules that is 205 px wide in a picture of 1920 × 1080 is read down to 360 lines (1.67 px a module). At
# 300 lines (1.39 px) both readers fail, and read the same picture enlarged twice or three times.
# Matters here: whether a buyer's phone reads the code of a stream at a low quality is decided by the enlarged picture, as a
# phone's camera sees it. A test that hands a video's frame to a reader as it is calls readable codes lost.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error zxing-wasm@3.1.6 jsqr@1.4.0 qrcode-generator@2.0.4 sharp@0.35.0 > /dev/null

cat > look.js <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import jsqr from 'jsqr';
import generator from 'qrcode-generator';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const { resolve } = createRequire(import.meta.url);
prepareZXingModule({ overrides: { wasmBinary: readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer } });
const text = 'https://calculator.example/q/abcdefgh1ab2cd39apsw-82';
const code = generator(0, 'M');
code.addData(text);
code.make();
const count = code.getModuleCount();
const size = count + 8;
const squares = Array.from({ length: count * count }, (_, at) => [at % count, Math.floor(at / count)])
  .filter(([x, y]) => code.isDark(y, x))
  .map(([x, y]) => `M${x + 4} ${y + 4}h1v1h-1z`);
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 5}" height="${size * 5}" viewBox="0 0 ${size} ${size}"
  shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`;
const stream = await sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#8aa0a0' } })
  .composite([{ input: Buffer.from(drawing), left: 1650, top: 700 }])
  .png()
  .toBuffer();
for (const lines of [1080, 360, 300]) {
  const frame = await sharp(stream).resize({ height: lines, kernel: 'cubic' }).jpeg({ quality: 60 }).toBuffer();
  const read = [];
  for (const times of [1, 2, 3]) {
    const { data, info } = await sharp(frame)
      .resize({ height: lines * times, kernel: 'cubic' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const image = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' };
    const [found] = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true });
    const readers = [found?.text, (jsqr.default ?? jsqr)(image.data, info.width, info.height)?.data];
    read.push(readers.map(each => (each === text ? 'read' : 'lost')).join(' '));
  }
  console.log(`${lines} lines: ${read.join(', ')}`);
}
JS
node look.js | tee seen
diff seen - <<'TEXT'
1080 lines: read read, read read, read read
360 lines: read read, read read, read read
300 lines: lost lost, read read, read read
TEXT
