import { accountLimits, isPhoneOrNone } from '../rules/index.ts';
import { filledLine, line } from './text.ts';

export const fillRequired = 'Please fill in all required fields';
export const fillPhone = 'Please enter a phone number such as 012-345 6789';
export const longPhone = (longest: number) => `A phone number has at most ${longest} characters`;

const { name: longestName, company: longestCompany, phone: longestPhone } = accountLimits;

/** What somebody is called. */
export const nameSchema = filledLine(
  longestName,
  fillRequired,
  `A name has at most ${longestName} characters`,
);

/** Where somebody is called; it may be empty. */
export const phoneSchema = line(longestPhone, longPhone(longestPhone)).refine(isPhoneOrNone, fillPhone);

/** For whom somebody works; it may be empty. */
export const companySchema = line(
  longestCompany,
  `A company’s name has at most ${longestCompany} characters`,
);
