import { firstDescriptions } from '../../../../plans/descriptions.ts';

export const words = {
  title: 'My Account',
  lead: 'Manage your subscription, your devices and your data.',
  toCalculator: 'Go to Calculator',
  loading: 'Loading account details...',
  groups: { plan: 'Plan', signIn: 'Sign-in', data: 'Language and data' },
  loginRequired: {
    title: 'Login Required',
    text: 'Please login to access your account dashboard',
    action: 'Login to Continue',
  },
  plan: {
    title: 'Your plan',
    badge: (plan: string) => `${plan} Plan`,
    expires: (day: string) => `Until ${day}`,
    expired: (plan: string, day: string) => `${plan} ended on ${day}.`,
    notApproved: 'Your account is waiting for approval. Until then it has what is free.',
    penalised: (time: string) => `Your plan is withheld until ${time}.`,
    upgrade: 'WhatsApp Admin for Upgrade',
  },
  usage: {
    title: 'Usage Overview',
    themes: 'Themes Access',
    count: (unlocked: number, all: number) => `${unlocked} of ${all}`,
    colours: 'Custom Colors',
    editData: 'Edit Data',
    presenter: 'Presenter Mode',
    watermark: 'Watermark',
    enabled: 'Enabled',
    disabled: 'Disabled',
    present: 'Present',
    removed: 'Removed',
  },
  plans: {
    title: 'Available Plans',
    none: 'No subscription plans available',
    popular: 'Popular',
    current: 'Yours',
    contact: 'Contact Admin',
    before: 'before:',
    /** Of a plan that no admin has described otherwise. */
    descriptions: {
      ...firstDescriptions,
      // As the features are spelled beside it.
      premium:
        'Fifteen themes, your own colors, presenter mode and sharing by WhatsApp, without our watermark.',
    },
    price: {
      basic: (_price: string) => 'Free',
      premium: (price: string) => `${price} a month`,
      diamond: (price: string) => `${price} once`,
    },
  },
  help: {
    title: 'Need Help?',
    text: 'Ask an admin anything about your plan or your calculator.',
    action: 'WhatsApp Admin',
  },
  password: {
    title: 'Password',
    text: 'Set a new one; other devices are signed out.',
    action: 'Change password',
  },
  address: {
    title: 'Email address',
    verified: 'Confirmed',
    unverified: 'Not confirmed',
    verify: 'Send the confirmation link',
    isSent: 'The link is on its way',
    sent: (email: string) => `A link is on its way to ${email}. It works for one hour.`,
    change: 'Change address',
    changeText: 'We mail a link to the new address. Until it is opened nothing changes.',
    next: 'New email',
    password: 'Your password',
    fillAll: 'Please fill in all fields',
    ask: 'Mail me the link',
    asked: (email: string) => `A link is on its way to ${email}. Open it within an hour.`,
  },
  languageCard: {
    title: 'Language',
    text: 'Of these pages; our mails follow your choice.',
    label: 'Language',
    mails: (language: string) => `Our mails come in ${language}.`,
    allMails: 'Our mails come in all languages until you choose one.',
    mailsIn: (language: string) => `Mails in ${language}`,
  },
  data: {
    title: 'Your data',
    text: 'Everything that is stored about you, as a file; or deleted for good.',
    both: 'Download or delete it',
    download: 'Download my data',
    delete: 'Delete my account…',
    question: 'Delete your account?',
    consequence:
      'Your calculator disappears from every page that it is on, and your name, photo, layouts and data are deleted. This cannot be undone.',
    password: 'Your password',
    fill: 'Please enter your password',
    deleteForGood: 'Delete for good',
    deleting: 'Deleting...',
    deleted: 'Your account is deleted.',
  },
  sending: 'Sending...',
  failed: 'That did not work. Please try again.',
  unreachable: 'The server could not be reached. Please check your connection.',
};

export type AccountWords = typeof words;
