import { profileChangeSchema } from '@loan-kereta/sdk/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf, imageFault, tidy } from './profile-check.ts';

const draft = {
  name: ' Aisyah ',
  headline: '',
  whatsapp: ' 012-345 6789 ',
  photoUrl: ' https://a.my/x.png ',
  uploadedImage: '',
};

test('values are trimmed, and an uploaded image takes the link’s place', () => {
  expect(tidy(draft)).toEqual({
    ...draft,
    name: 'Aisyah',
    whatsapp: '012-345 6789',
    photoUrl: 'https://a.my/x.png',
  });
  expect(tidy({ ...draft, uploadedImage: '/uploads/a.webp' })).toMatchObject({
    photoUrl: '',
    uploadedImage: '/uploads/a.webp',
  });
});

test('a name of nothing but spaces is missing', () => {
  expect(faultsOf(tidy({ ...draft, name: '  ' }))).toEqual({ name: 'fillRequired' });
});

test('a number that cannot be called and a link that is none are refused by name', () => {
  expect(faultsOf(tidy(draft))).toEqual({});
  expect(faultsOf({ ...tidy(draft), whatsapp: '', photoUrl: '' })).toEqual({});
  expect(faultsOf({ ...tidy(draft), whatsapp: '12345', photoUrl: 'javascript:alert(1)' })).toEqual({
    whatsapp: 'badPhone',
    photoUrl: 'badUrl',
  });
});

test('an image of 2 MiB is taken, one byte more is not, and neither is a text', () => {
  const file = (size: number, type = 'image/png') => new File([new Uint8Array(size)], 'a', { type });
  expect(imageFault(file(2_097_152))).toBeUndefined();
  expect(imageFault(file(2_097_153))).toBe('imageTooLarge');
  expect(imageFault(file(9, 'text/plain'))).toBe('notImage');
  expect(imageFault(file(9, 'image/svg+xml'))).toBe('notImage');
});

const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '012-345 6789',
    '12345',
    'https://a.my/x.png',
    'http://a.my/x.png',
    '//a.my',
    '\u200b',
  ),
  fc.constantFrom('https://u:p@a.my/', `https://a.my/${'x'.repeat(500)}`, 'ftp://a.my/x', 'https://a b.my'),
);

test('it finds a fault where the server does', () => {
  fc.assert(
    fc.property(texts, texts, (whatsapp, photoUrl) => {
      const tidied = tidy({ ...draft, whatsapp, photoUrl });
      const sent = profileChangeSchema.safeParse({ whatsapp: tidied.whatsapp, photo_url: tidied.photoUrl });
      expect(Object.keys(faultsOf(tidied))).toEqual([
        ...new Set(sent.error?.issues.map(({ path }) => (path[0] === 'whatsapp' ? 'whatsapp' : 'photoUrl'))),
      ]);
      // What it shows after saving is what was stored.
      if (sent.success) expect(sent.data.photo_url ?? '').toBe(tidied.photoUrl);
    }),
  );
});
