import sharp, { type Sharp } from 'sharp';

/** A picture of noise, which no encoder makes small, unless a plain colour is asked for. */
export function picture(width: number, height: number, colour?: string): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return colour === undefined
    ? sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    : sharp({ create: { width, height, channels: 3, background: colour } });
}

/** A form with one file, as a browser sends it. */
export function formWith(
  file: Uint8Array,
  name = 'photo.jpg',
  type = 'image/jpeg',
  field = 'file',
): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file)], { type }), name);
  return form;
}
