import type { Mail } from '../../mail/mailer.ts';

interface Words {
  readonly subject: string;
  /** Malay, then English. */
  readonly paragraphs: readonly [string, string];
  readonly button: string;
  readonly link: string;
}

/** A link is made of our own address and a token of letters and digits, so it needs no escaping. */
const compose = (to: string, { subject, paragraphs, button, link }: Words): Mail => ({
  to,
  subject,
  text: `${paragraphs.join('\n\n')}\n\n${link}\n\nLoan Kereta\n`,
  html: `<!doctype html><html lang="ms"><body style="margin:0;padding:32px 16px;background:#f4f1ea;color:#1d2433;font:16px/1.5 system-ui,sans-serif"><div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">${paragraphs
    .map(paragraph => `<p style="margin:0 0 16px">${paragraph}</p>`)
    .join(
      '',
    )}<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d2433;color:#fff;text-decoration:none">${button}</a></p><p style="margin:0;font-size:13px;word-break:break-all">${link}</p></div></body></html>`,
});

/** The mail that lets somebody choose another password. */
export const resetMail = (to: string, link: string): Mail =>
  compose(to, {
    subject: 'Tetapkan semula kata laluan · Reset your password',
    paragraphs: [
      'Pautan di bawah menetapkan kata laluan baharu untuk akaun Loan Kereta anda. Ia boleh digunakan sekali sahaja, dalam masa satu jam. Jika anda tidak memintanya, abaikan e-mel ini.',
      'The link below sets a new password for your Loan Kereta account. It works once, within one hour. If you did not ask for it, ignore this mail.',
    ],
    button: 'Kata laluan baharu · New password',
    link,
  });

/** The mail that proves that an address is its account's. */
export const verificationMail = (to: string, link: string): Mail =>
  compose(to, {
    subject: 'Sahkan alamat e-mel anda · Confirm your email address',
    paragraphs: [
      'Pautan di bawah mengesahkan alamat e-mel akaun Loan Kereta anda. Log masuk dahulu; ia sah selama satu jam.',
      'The link below confirms the email address of your Loan Kereta account. Sign in first; it works within one hour.',
    ],
    button: 'Sahkan · Confirm',
    link,
  });
