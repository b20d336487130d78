// @vitest-environment jsdom
import { ApiProblem } from '@loan-kereta/sdk/client';
import { expect, test } from 'vitest';
import { explainSave } from './save.ts';
import { profileWords } from './words.ts';

test('a failed save shows the specified sentence, or a lone `detail`', async () => {
  const text = await profileWords.read('en');
  const said = (...init: ConstructorParameters<typeof ApiProblem>) =>
    explainSave(new ApiProblem(...init), text);
  expect(said('invalid_request')).toBe('Data tidak valid. Sila periksa maklumat yang diisi.');
  expect(said('not_signed_in')).toBe('Sesi tamat. Sila refresh halaman dan cuba lagi.');
  expect(said('internal')).toBe('Masalah server. Sila cuba lagi dalam beberapa minit.');
  expect(said('unexpected_response', { status: 413 })).toBe(text.misconfigured);
  for (const status of [400, 401, 413, 500]) {
    const detail = 'At most 1 MB here.';
    expect(said('unexpected_response', { status, detail }), `${status}`).toBe(detail);
  }
});
