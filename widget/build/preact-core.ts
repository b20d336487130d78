// React's API as far as Preact's core has it, which is as far as the widget goes: what it lacks fails here too.
export * from 'preact';
export * from 'preact/hooks';
