import type { MailWords } from '../mails.ts';

/** What the mails say. */
export const mails: MailWords = {
  links: {
    reset: {
      subject: 'Reset your password',
      paragraphs: [
        'The link below sets a new password for your Loan Kereta account. It works once, within one hour. If you did not ask for it, ignore this mail.',
      ],
      button: 'New password',
    },
    verify: {
      subject: 'Confirm your email address',
      paragraphs: [
        'The link below confirms the email address of your Loan Kereta account. Sign in first; it works within one hour.',
      ],
      button: 'Confirm',
    },
    change_address: {
      subject: 'Confirm your new email address',
      paragraphs: [
        'The link below makes this the email address of your Loan Kereta account. Sign in first; it works within one hour. If you did not ask for it, ignore this mail.',
      ],
      button: 'Use this address',
    },
    admin_invite: {
      subject: 'You are invited as an admin',
      paragraphs: [
        'You are an admin of Loan Kereta now. Choose a password by the link below; it works once, within three days. Then sign in with this email address.',
      ],
      button: 'Choose a password',
    },
    admin_reset: {
      subject: 'Reset your admin password',
      paragraphs: [
        'Another admin has asked for this link for you. It sets a new password for your admin account at Loan Kereta, once, within one hour. If you did not expect it, ignore this mail and tell them.',
      ],
      button: 'New password',
    },
  },
  notices: {
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
    facts: {
      at: 'Time',
      device: 'Device',
      network: 'Network',
      address: 'New address',
    },
  },
};
