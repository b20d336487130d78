import { expect, test } from 'vitest';
import { contract } from './index.ts';

test.each(['１２３４５６', '１２３ ４５６', '123-456', '١٢٣٤٥٦'])(
  'F13 secondFactor.confirm takes the code %j as 123456',
  code => {
    expect(contract.secondFactor.confirm.body.parse({ code })).toEqual({ code: '123456' });
  },
);

test('F13 adminAuth.login takes a code in full-width digits', () => {
  const account = { email: 'admin@example.com', password: 'a password' };
  expect(contract.adminAuth.login.body.parse({ ...account, code: '１２３４５６' })).toMatchObject({
    code: '123456',
  });
});

test.each([
  '012−345 6789',
  '０１２－３４５ ６７８９',
  'tel:+60123456789',
  '012/345 6789',
  'H/P: 012-345 6789',
  'wa.me/60123456789',
])('F12 profile.save takes the phone number %j', whatsapp => {
  expect(contract.profile.save.body.parse({ branding_name: 'Kak Yah', whatsapp })).toMatchObject({
    whatsapp,
  });
});
