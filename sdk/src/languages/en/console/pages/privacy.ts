import type { LegalText } from './terms.ts';

export const words: LegalText = {
  title: 'Privacy notice',
  lead: 'What we keep about you, why, and what you can do about it.',
  since: day => `In force since ${day}.`,
  sections: [
    {
      title: 'What we keep',
      text: [
        'When you open an account: your name, your email address, and your phone number and company if you give them. Your password is kept only as a fingerprint from which nobody can read it.',
        'For your calculator: the name, headline, WhatsApp number, photo, theme, colors and car prices that you save.',
        'For your safety: when, on what kind of device and from which network address somebody signs in to your account or tries to, kept for 90 days, and the network address that changes to your account came from.',
        'For your plan: what you paid, and what admins noted about your account.',
      ],
    },
    {
      title: 'What others see',
      text: [
        'Your name, headline, WhatsApp number, photo and prices are shown to whoever opens your calculator: that is what it is for. Your email address and company are not. A phone number that you give when you open the account becomes that WhatsApp number, which you change in your profile.',
      ],
    },
    {
      title: 'What we keep about buyers',
      text: [
        'Nothing. A buyer’s figures are computed in the browser. When a buyer writes to you on WhatsApp, that is between the two of you.',
      ],
    },
    {
      title: 'Cookies',
      text: [
        'One keeps you signed in, one lets us recognise your device. There is no advertising, and nobody follows you across sites.',
      ],
    },
    {
      title: 'Why, and for how long',
      text: [
        'We use this to give you the service that you asked for, to keep your account safe, and to answer you. Mails that we sent you are forgotten after 30 days, the rest when you delete your account. What was paid, and that an account was deleted, stay on record without your name.',
      ],
    },
    {
      title: 'Who else handles it',
      text: [
        'Whoever runs this site’s servers and mail for us, on our instructions only. We sell nothing to anyone.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'Under the Personal Data Protection Act 2010 you may see, correct, take with you and delete what we keep. Your account page does all of it at once: download your data, change it, or delete your account. For anything else, ask the admin by WhatsApp.',
      ],
    },
  ],
};
