export * as admin from './admin.ts';
export * as pages from './pages.ts';
export * as shared from './shared.ts';
