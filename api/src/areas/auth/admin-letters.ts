import type { MailKind } from '@loan-kereta/sdk/contract';
import type { LetterText } from '../../mail/letter.ts';

/** The mails whose link lets an admin choose a password. */
export type AdminLetterKind = Extract<MailKind, `admin_${string}`>;

export const adminLetters: Readonly<Record<AdminLetterKind, readonly LetterText[]>> = {
  admin_invite: [
    {
      language: 'ms',
      subject: 'Anda dijemput menjadi pentadbir',
      paragraphs: [
        'Anda kini pentadbir Loan Kereta. Pilih kata laluan melalui pautan di bawah; ia boleh digunakan sekali sahaja, dalam masa tiga hari. Selepas itu log masuk dengan alamat e-mel ini.',
      ],
      button: 'Pilih kata laluan',
    },
    {
      language: 'en',
      subject: 'You are invited as an admin',
      paragraphs: [
        'You are an admin of Loan Kereta now. Choose a password by the link below; it works once, within three days. Then sign in with this email address.',
      ],
      button: 'Choose a password',
    },
    {
      language: 'zh',
      subject: '邀请您担任管理员',
      paragraphs: [
        '您现在是 Loan Kereta 的管理员。请用下面的链接设置密码；链接三天内有效，只能使用一次。之后请用此邮箱登录。',
      ],
      button: '设置密码',
    },
  ],
  admin_reset: [
    {
      language: 'ms',
      subject: 'Tetapkan semula kata laluan pentadbir',
      paragraphs: [
        'Pentadbir lain telah meminta pautan ini untuk anda. Ia menetapkan kata laluan baharu bagi akaun pentadbir Loan Kereta anda, sekali sahaja, dalam masa satu jam. Jika anda tidak menjangkakannya, abaikan e-mel ini dan beritahu mereka.',
      ],
      button: 'Kata laluan baharu',
    },
    {
      language: 'en',
      subject: 'Reset your admin password',
      paragraphs: [
        'Another admin has asked for this link for you. It sets a new password for your admin account at Loan Kereta, once, within one hour. If you did not expect it, ignore this mail and tell them.',
      ],
      button: 'New password',
    },
    {
      language: 'zh',
      subject: '重设管理员密码',
      paragraphs: [
        '另一位管理员为您申请了此链接，可为您的 Loan Kereta 管理员账户设置新密码，一小时内有效，只能使用一次。如果您并不知情，请忽略此邮件并告诉他们。',
      ],
      button: '设置新密码',
    },
  ],
};
