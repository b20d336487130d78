import type { MailWords } from '../mails.ts';

/** What the mails say. */
export const mails: MailWords = {
  links: {
    reset: {
      subject: 'Tetapkan semula kata laluan',
      paragraphs: [
        'Pautan di bawah menetapkan kata laluan baharu untuk akaun Loan Kereta anda. Ia boleh digunakan sekali sahaja, dalam masa satu jam. Jika anda tidak memintanya, abaikan e-mel ini.',
      ],
      button: 'Kata laluan baharu',
    },
    verify: {
      subject: 'Sahkan alamat e-mel anda',
      paragraphs: [
        'Pautan di bawah mengesahkan alamat e-mel akaun Loan Kereta anda. Log masuk dahulu; ia sah selama satu jam.',
      ],
      button: 'Sahkan',
    },
    change_address: {
      subject: 'Sahkan alamat e-mel baharu anda',
      paragraphs: [
        'Pautan di bawah menjadikan alamat ini alamat e-mel akaun Loan Kereta anda. Log masuk dahulu; ia sah selama satu jam. Jika anda tidak memintanya, abaikan e-mel ini.',
      ],
      button: 'Guna alamat ini',
    },
    admin_invite: {
      subject: 'Anda dijemput menjadi pentadbir',
      paragraphs: [
        'Anda kini pentadbir Loan Kereta. Pilih kata laluan melalui pautan di bawah; ia boleh digunakan sekali sahaja, dalam masa tiga hari. Selepas itu log masuk dengan alamat e-mel ini.',
      ],
      button: 'Pilih kata laluan',
    },
    admin_reset: {
      subject: 'Tetapkan semula kata laluan pentadbir',
      paragraphs: [
        'Pentadbir lain telah meminta pautan ini untuk anda. Ia menetapkan kata laluan baharu bagi akaun pentadbir Loan Kereta anda, sekali sahaja, dalam masa satu jam. Jika anda tidak menjangkakannya, abaikan e-mel ini dan beritahu mereka.',
      ],
      button: 'Kata laluan baharu',
    },
  },
  notices: {
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
    facts: {
      at: 'Masa',
      device: 'Peranti',
      network: 'Rangkaian',
      address: 'Alamat baharu',
    },
  },
};
