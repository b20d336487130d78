import { expect, test } from 'vitest';
import { dictionary } from './dictionary.ts';
import { chooseLanguage, type Language, useLanguage } from './language.ts';

test('the language that is chosen last is spoken, however long the words of the one before take', async () => {
  const chinese = Promise.withResolvers<string>();
  const words = dictionary((language: Language) =>
    language === 'zh' ? chinese.promise : Promise.resolve(language),
  );
  await words.read('en');
  const first = chooseLanguage('zh');
  await chooseLanguage('ms');
  chinese.resolve('zh');
  await first;
  expect(useLanguage.getState().language).toBe('ms');
});

test('a language whose words cannot be had leaves the choice before it', async () => {
  const english = Promise.withResolvers<string>();
  const words = dictionary((language: Language) =>
    language === 'zh' ? Promise.reject(new Error('no network')) : english.promise,
  );
  void words.read('en').catch(() => {});
  const first = chooseLanguage('en');
  await expect(chooseLanguage('zh')).rejects.toThrow();
  english.resolve('en');
  await first;
  expect(useLanguage.getState().language).toBe('en');
});
