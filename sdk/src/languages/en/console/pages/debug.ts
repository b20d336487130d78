export const words = {
  title: 'Production Debug Tool',
  lead: 'Opens an account and signs in with it, to see what the server answers. This browser is then signed in as that account.',
  backend: 'Backend address',
  register: 'Test Registration',
  login: 'Test Login',
  loginNeeds: 'Test Login uses the account that Test Registration created.',
  success: 'Success',
  failure: 'Failed',
  status: 'Status',
  noAnswer: 'no answer',
  data: 'Data',
};

export type DebugWords = typeof words;
