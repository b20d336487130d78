export const words = {
  title: 'Get started',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: 'Done:',
  hide: 'Hide the first steps',
  steps: {
    opened: { title: 'Open your account', text: '' },
    whatsapp: {
      title: 'Add your WhatsApp number',
      text: 'Buyers reach you with one press, the figures written already.',
    },
    photo: { title: 'Add your photo', text: 'A face beside the figure is what buyers remember.' },
    email: { title: 'Confirm your email', text: 'So that you can always get back into your account.' },
    share: { title: 'Put it on a page', text: 'Copy one line, or share your own address.' },
  },
};

export type FirstStepsWords = typeof words;
