import type { Language } from '@loan-kereta/sdk/languages';
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
  {
    language: 'zh',
    subject: '重设密码',
    paragraphs: [
      '请用下面的链接为您的 Loan Kereta 账户设置新密码。链接一小时内有效，只能使用一次。如果不是您要求的，请忽略此邮件。',
    ],
    button: '设置新密码',
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
  {
    language: 'zh',
    subject: '验证您的邮箱',
    paragraphs: ['请用下面的链接验证您的 Loan Kereta 账户邮箱。请先登录；链接一小时内有效。'],
    button: '验证',
  },
];

/** The mail that makes an address its account's. */
export const changeAddressLetter: Letters = [
  {
    language: 'ms',
    subject: 'Sahkan alamat e-mel baharu anda',
    paragraphs: [
      'Pautan di bawah menjadikan alamat ini alamat e-mel akaun Loan Kereta anda. Log masuk dahulu; ia sah selama satu jam. Jika anda tidak memintanya, abaikan e-mel ini.',
    ],
    button: 'Guna alamat ini',
  },
  {
    language: 'en',
    subject: 'Confirm your new email address',
    paragraphs: [
      'The link below makes this the email address of your Loan Kereta account. Sign in first; it works within one hour. If you did not ask for it, ignore this mail.',
    ],
    button: 'Use this address',
  },
  {
    language: 'zh',
    subject: '验证您的新邮箱',
    paragraphs: [
      '请用下面的链接把此邮箱设为您的 Loan Kereta 账户邮箱。请先登录；链接一小时内有效。如果不是您要求的，请忽略此邮件。',
    ],
    button: '使用此邮箱',
  },
];

/** What a notice tells of, as far as it is known. */
export interface NoticeDetails {
  readonly at: Date;
  readonly device?: string | undefined;
  readonly network?: string | undefined;
  /** The new address, masked. */
  readonly address?: string | undefined;
}

interface NoticeWords {
  readonly language: Language;
  readonly locale: string;
  readonly happened: Readonly<Record<NoticeKind, { readonly subject: string; readonly text: string }>>;
  readonly undo: string;
  readonly button: string;
  /** In place of those two for an admin, whom another admin helps. */
  readonly ofAdmin: { readonly undo: string; readonly button: string };
  readonly facts: Readonly<Record<keyof NoticeDetails, string>>;
}

export type NoticeKind = 'password_changed' | 'address_changed' | 'new_device' | 'new_device_of_admin';

const notices: readonly NoticeWords[] = [
  {
    language: 'ms',
    locale: 'ms-MY',
    happened: {
      password_changed: {
        subject: 'Kata laluan anda telah ditukar',
        text: 'Kata laluan akaun Loan Kereta anda telah ditukar.',
      },
      address_changed: {
        subject: 'Alamat e-mel anda telah ditukar',
        text: 'Akaun Loan Kereta anda kini mempunyai alamat e-mel lain.',
      },
      new_device: {
        subject: 'Log masuk dari peranti baharu',
        text: 'Akaun Loan Kereta anda telah dilog masuk dari peranti yang belum pernah digunakan.',
      },
      new_device_of_admin: {
        subject: 'Log masuk pentadbir dari peranti baharu',
        text: 'Akaun pentadbir Loan Kereta anda telah dilog masuk dari peranti yang belum pernah digunakan.',
      },
    },
    undo: 'Jika ini anda, tiada apa-apa perlu dibuat. Jika bukan, gunakan pautan di bawah dalam masa tujuh hari: semua peranti dilog keluar, alamat e-mel ini menjadi milik akaun itu semula, dan anda memilih kata laluan baharu.',
    button: 'Ini bukan saya',
    ofAdmin: {
      undo: 'Jika ini anda, tiada apa-apa perlu dibuat. Jika bukan, log masuk sekarang, tamatkan semua sesi lain, tukar kata laluan anda, dan beritahu pentadbir lain.',
      button: 'Log masuk',
    },
    facts: { at: 'Masa', device: 'Peranti', network: 'Rangkaian', address: 'Alamat baharu' },
  },
  {
    language: 'en',
    locale: 'en-MY',
    happened: {
      password_changed: {
        subject: 'Your password was changed',
        text: 'The password of your Loan Kereta account was changed.',
      },
      address_changed: {
        subject: 'Your email address was changed',
        text: 'Your Loan Kereta account has another email address now.',
      },
      new_device: {
        subject: 'Sign-in on a new device',
        text: 'Somebody signed in to your Loan Kereta account on a device that it was not used on before.',
      },
      new_device_of_admin: {
        subject: 'Admin sign-in on a new device',
        text: 'Somebody signed in to your Loan Kereta admin account on a device that it was not used on before.',
      },
    },
    undo: 'If this was you, there is nothing to do. If not, use the link below within seven days: every device is signed out, this address becomes the account’s again, and you choose a new password.',
    button: 'This was not me',
    ofAdmin: {
      undo: 'If this was you, there is nothing to do. If not, sign in now, end all other sessions, change your password, and tell the other admins.',
      button: 'Sign in',
    },
    facts: { at: 'Time', device: 'Device', network: 'Network', address: 'New address' },
  },
  {
    language: 'zh',
    locale: 'zh-MY',
    happened: {
      password_changed: { subject: '您的密码已更改', text: '您的 Loan Kereta 账户密码已更改。' },
      address_changed: { subject: '您的邮箱已更改', text: '您的 Loan Kereta 账户现在使用另一个邮箱。' },
      new_device: {
        subject: '新设备登录',
        text: '有人在一台从未用过的设备上登录了您的 Loan Kereta 账户。',
      },
      new_device_of_admin: {
        subject: '管理员账户新设备登录',
        text: '有人在一台从未用过的设备上登录了您的 Loan Kereta 管理员账户。',
      },
    },
    undo: '如果是您本人，无需任何操作。如果不是，请在七天内使用下面的链接：所有设备都会退出登录，此邮箱会重新属于该账户，您可以设置新密码。',
    button: '不是我',
    ofAdmin: {
      undo: '如果是您本人，无需任何操作。如果不是，请立即登录，结束所有其他会话，更改密码，并告知其他管理员。',
      button: '登录',
    },
    facts: { at: '时间', device: '设备', network: '网络', address: '新邮箱' },
  },
];

const factOrder = ['at', 'device', 'network', 'address'] as const;

/** The mail that tells what was done to an account; its link undoes it, or leads an admin there. Times are those of Malaysia. */
export const noticeLetter = (kind: NoticeKind, details: NoticeDetails): Letters =>
  notices.map(({ language, locale, happened, ofAdmin, facts, ...ofAdvisor }) => {
    const { undo, button } = kind === 'new_device_of_admin' ? ofAdmin : ofAdvisor;
    const time = new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Asia/Kuala_Lumpur',
    });
    const values = { ...details, at: time.format(details.at) };
    return {
      language,
      subject: happened[kind].subject,
      paragraphs: [happened[kind].text, undo],
      facts: factOrder.flatMap(name => {
        const value = values[name];
        return value === undefined ? [] : [[facts[name], value] as const];
      }),
      button,
    };
  });
