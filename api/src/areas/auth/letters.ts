import type { LetterText } from '../../mail/letter.ts';

type Letters = readonly LetterText[];

/** The mail that lets somebody choose another password. */
export const resetLetter: Letters = [
  {
    language: 'ms',
    subject: 'Tetapkan semula kata laluan',
    paragraphs: [
      'Pautan di bawah menetapkan kata laluan baharu untuk akaun Loan Kereta anda. Ia boleh digunakan sekali sahaja, dalam masa satu jam. Jika anda tidak memintanya, abaikan e-mel ini.',
    ],
    button: 'Kata laluan baharu',
  },
  {
    language: 'en',
    subject: 'Reset your password',
    paragraphs: [
      'The link below sets a new password for your Loan Kereta account. It works once, within one hour. If you did not ask for it, ignore this mail.',
    ],
    button: 'New password',
  },
];

/** The mail that proves that an address is its account's. */
export const verifyLetter: Letters = [
  {
    language: 'ms',
    subject: 'Sahkan alamat e-mel anda',
    paragraphs: [
      'Pautan di bawah mengesahkan alamat e-mel akaun Loan Kereta anda. Log masuk dahulu; ia sah selama satu jam.',
    ],
    button: 'Sahkan',
  },
  {
    language: 'en',
    subject: 'Confirm your email address',
    paragraphs: [
      'The link below confirms the email address of your Loan Kereta account. Sign in first; it works within one hour.',
    ],
    button: 'Confirm',
  },
];
