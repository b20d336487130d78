import fc from 'fast-check';
import {
  type CountryCode,
  getCountries,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { phoneCases } from './phone.cases.ts';
import { normalisePhone } from './phone.ts';

test.each(phoneCases)('reads %j as %j', (typed, digits) => {
  expect(normalisePhone(typed)).toBe(digits);
});

const digitString = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });

const separator = fc.constantFrom('', '', ' ', '-', '.', '\u00a0', '\u2011');

/** A Malaysian number after its 0 or 60; about half of them are in use somewhere. */
const subscriber = fc.oneof(
  digitString(8, 8).map(rest => `1${rest}`),
  digitString(8, 8).map(rest => `11${rest}`),
  digitString(8, 8).map(rest => `3${rest}`),
  fc.tuple(fc.constantFrom(...'123456789'), digitString(6, 9)).map(parts => parts.join('')),
);

describe('beside libphonenumber', () => {
  test('takes every Malaysian mobile and landline that it calls valid, however it is typed', () => {
    const prefix = fc.constantFrom('0', '60', '+60', '0060', '600', '+60 (0)');
    fc.assert(
      fc.property(
        subscriber,
        prefix,
        fc.array(separator, { minLength: 12, maxLength: 12 }),
        (number, start, gaps) => {
          const known = parsePhoneNumberFromString(`+60${number}`);
          fc.pre(known?.isValid() === true && /MOBILE|FIXED/.test(known.getType() ?? ''));
          fc.pre(known?.nationalNumber === number);
          const typed = start + [...number].map((digit, i) => digit + (gaps[i] ?? '')).join('');
          expect(normalisePhone(typed)).toBe(`60${number}`);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('takes nothing of a length that it calls impossible', () => {
    fc.assert(
      fc.property(subscriber, number => {
        const digits = normalisePhone(`0${number}`);
        fc.pre(digits !== undefined);
        expect(parsePhoneNumberFromString(`+${digits}`)?.isPossible()).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(getCountries())('keeps a mobile number of %s', (country: CountryCode) => {
    const example = getExampleNumber(country, examples);
    expect(example && normalisePhone(example.formatInternational())).toBe(example?.number.slice(1));
  });
});

test('the digits of a number are that number again', () => {
  fc.assert(
    fc.property(fc.oneof(digitString(0, 18), fc.string()), text => {
      const digits = normalisePhone(text) ?? normalisePhone(`+${text}`);
      fc.pre(digits !== undefined);
      expect(digits).toMatch(/^[1-9]\d{6,14}$/);
      expect(normalisePhone(`+${digits}`)).toBe(digits);
    }),
    { numRuns: 2000 },
  );
});

test('never throws, whatever is pasted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(['string', 'undefined']).toContain(typeof normalisePhone(text));
    }),
  );
});
