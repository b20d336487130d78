import { expect, test } from 'vitest';
import { profileFaults } from './person.ts';

const right = { name: 'Aisyah', whatsapp: ' 012-345 6789 ', photoUrl: ' https://a.my/x.png ' };

test('a profile may do without a number and a picture, and has a name that can be seen', () => {
  expect(profileFaults(right)).toEqual([]);
  expect(profileFaults({ ...right, whatsapp: ' ', photoUrl: '' })).toEqual([]);
  for (const name of ['', '  ', '\u200b']) expect(profileFaults({ ...right, name })).toEqual(['name']);
});

test('every field that is at fault is named, in the order of the forms', () => {
  expect(profileFaults({ photoUrl: 'javascript:alert(1)', whatsapp: '12345', name: '' })).toEqual([
    'name',
    'whatsapp',
    'photoUrl',
  ]);
});
