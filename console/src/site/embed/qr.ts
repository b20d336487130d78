import qrcode from 'qrcode-generator';

/** The clear modules that a reader needs around the code. */
const margin = 4;

function modulesOf(text: string) {
  // Enough correction for a print that is scratched, or a photo of a screen.
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const dark: { readonly x: number; readonly y: number }[] = [];
  for (let y = 0; y < count; y++)
    for (let x = 0; x < count; x++) if (code.isDark(y, x)) dark.push({ x: x + margin, y: y + margin });
  return { size: count + 2 * margin, dark };
}

/** A QR code as the path of a drawing, and the width and height of that, in modules. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { size, dark } = modulesOf(text);
  return { size, path: dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('') };
}

/** A QR code to print at any size. */
export function qrSvg(text: string): Blob {
  const { size, path } = qrPath(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** A QR code as a picture of at least 1024 pixels, each module of whole pixels. */
export function qrPng(text: string): Promise<Blob> {
  const { size, dark } = modulesOf(text);
  const scale = Math.ceil(1024 / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const { x, y } of dark) context.fillRect(x * scale, y * scale, scale, scale);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture could not be made.')))),
  );
}
