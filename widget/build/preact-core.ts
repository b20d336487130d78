// React's API as far as the widget goes: what it lacks fails here too.

export * from 'preact';
export * from './hooks.ts';
