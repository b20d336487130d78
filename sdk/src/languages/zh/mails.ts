import type { MailWords } from '../mails.ts';

/** What the mails say. */
export const mails: MailWords = {
  links: {
    reset: {
      subject: '重设密码',
      paragraphs: [
        '请用下面的链接为您的 Loan Kereta 账户设置新密码。链接一小时内有效，只能使用一次。如果不是您要求的，请忽略此邮件。',
      ],
      button: '设置新密码',
    },
    verify: {
      subject: '验证您的电邮',
      paragraphs: ['请用下面的链接验证您的 Loan Kereta 账户电邮。请先登录；链接一小时内有效。'],
      button: '验证',
    },
    change_address: {
      subject: '验证您的新电邮',
      paragraphs: [
        '请用下面的链接把此电邮设为您的 Loan Kereta 账户电邮。请先登录；链接一小时内有效。如果不是您要求的，请忽略此邮件。',
      ],
      button: '使用此电邮',
    },
    admin_invite: {
      subject: '邀请您担任管理员',
      paragraphs: [
        '您现在是 Loan Kereta 的管理员。请用下面的链接设置密码；链接三天内有效，只能使用一次。之后请用此电邮登录。',
      ],
      button: '设置密码',
    },
    admin_reset: {
      subject: '重设管理员密码',
      paragraphs: [
        '另一位管理员为您申请了此链接，可为您的 Loan Kereta 管理员账户设置新密码，一小时内有效，只能使用一次。如果您并不知情，请忽略此邮件并告诉他们。',
      ],
      button: '设置新密码',
    },
  },
  notices: {
    happened: {
      password_changed: {
        subject: '您的密码已更改',
        text: '您的 Loan Kereta 账户密码已更改。',
      },
      address_changed: {
        subject: '您的电邮已更改',
        text: '您的 Loan Kereta 账户现在使用另一个电邮。',
      },
      new_device: {
        subject: '新设备登录',
        text: '有人在一台从未用过的设备上登录了您的 Loan Kereta 账户。',
      },
      new_device_of_admin: {
        subject: '管理员账户新设备登录',
        text: '有人在一台从未用过的设备上登录了您的 Loan Kereta 管理员账户。',
      },
    },
    undo: '如果是您本人，无需任何操作。如果不是，请在七天内使用下面的链接：所有设备都会退出登录，此电邮会重新属于该账户，您可以设置新密码。',
    button: '不是我',
    ofAdmin: {
      undo: '如果是您本人，无需任何操作。如果不是，请立即登录，结束所有其他会话，更改密码，并告知其他管理员。',
      button: '登录',
    },
    facts: {
      at: '时间',
      device: '设备',
      network: '网络',
      address: '新电邮',
    },
  },
};
