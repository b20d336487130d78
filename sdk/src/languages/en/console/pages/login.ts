export const words = {
  title: 'Welcome back',
  lead: 'Sign in to your calculator.',
  email: 'Email',
  password: 'Password',
  forgotten: 'Forgot your password?',
  submit: 'Sign In',
  submitting: 'Signing In...',
  noAccount: 'No account yet?',
  register: 'Create one',
  fillAll: 'Please fill in all fields',
  failed: 'Login failed. Please check your credentials.',
  unreachable: 'Login failed. Please check your connection.',
  welcome: (name: string) => `Login successful! Welcome ${name}`,
};

export type LoginWords = typeof words;
