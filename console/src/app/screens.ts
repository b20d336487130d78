import type { PageId } from '@loan-kereta/sdk/pages';
import type { ComponentType } from 'react';
import { adminsWords } from '../admin/admins/words.ts';
import { auditWords } from '../admin/audit/words.ts';
import { dashboardWords } from '../admin/dashboard/words.ts';
import { editorWords } from '../admin/editor/words.ts';
import { adminLoginWords } from '../admin/login/words.ts';
import { mailWords } from '../admin/mail/words.ts';
import { carWords } from '../admin/models/words.ts';
import { plansWords } from '../admin/plans/words.ts';
import { stepUpWords } from '../admin/step-up/words.ts';
import { actWords } from '../admin/users/acts/words.ts';
import { usersWords } from '../admin/users/words.ts';
import type { Dictionary } from '../language/dictionary.ts';
import type { Language } from '../language/language.ts';
import { profileWords } from '../profile/words.ts';
import { accountWords } from '../site/account/words.ts';
import { appWords } from '../site/app/words.ts';
import { autologoutWords } from '../site/autologout/words.ts';
import { confirmAddressWords } from '../site/confirm-address/words.ts';
import { confirmEmailWords } from '../site/confirm-email/words.ts';
import { customizeWords } from '../site/customize/words/words.ts';
import { debugWords } from '../site/debug/words.ts';
import { devicesWords } from '../site/devices/words.ts';
import { embedWords } from '../site/embed/words.ts';
import { firstStepsWords } from '../site/first-steps/words.ts';
import { privacyWords } from '../site/legal/privacy/words.ts';
import { termsWords } from '../site/legal/terms/words.ts';
import { loginWords } from '../site/login/words.ts';
import { passwordWords } from '../site/passwords/words.ts';
import { profilePageWords } from '../site/profile/words.ts';
import { registerWords } from '../site/register/words.ts';
import { undoWords } from '../site/undo/words.ts';

/** What stands around a page: nothing, the frame of the sign-in pages, or the navigation of advisors or of admins. */
export type Frame = 'bare' | 'entry' | 'workspace' | 'admin';

/** A page as a browser shows it. Its address and whom it is for are in `@loan-kereta/sdk/pages`. */
export interface Screen {
  /** What the tab, the navigation and the command palette call it. */
  readonly title: Readonly<Record<Language, string>>;
  readonly frame: Frame;
  /** Imports the module, which is a chunk of its own, with everything that no other page needs. */
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
  /** What has to be fetched beside the module so that the page can speak. */
  readonly words: readonly Dictionary<unknown>[];
}

/** A name that is the same in every language. */
const named = (name: string): Screen['title'] => ({ ms: name, en: name, zh: name });

const template = {
  frame: 'bare',
  load: () => import('../site/template/page.tsx'),
  words: [appWords],
} as const;

const autologout = {
  frame: 'entry',
  load: () => import('../site/autologout/page.tsx'),
  words: [autologoutWords],
} as const;

/** Every page but the front page, which is an entry of its own so that a visitor downloads nothing of the console. */
export const screens: Readonly<Record<Exclude<PageId, 'landing'>, Screen>> = {
  login: {
    title: { ms: 'Log masuk', en: 'Sign in', zh: '登录' },
    frame: 'entry',
    load: () => import('../site/login/page.tsx'),
    words: [loginWords, passwordWords],
  },
  register: {
    title: { ms: 'Daftar', en: 'Create an account', zh: '注册' },
    frame: 'entry',
    load: () => import('../site/register/page.tsx'),
    words: [registerWords, passwordWords],
  },
  forgotPassword: {
    title: { ms: 'Lupa kata laluan', en: 'Forgotten password', zh: '忘记密码' },
    frame: 'entry',
    load: () => import('../site/forgot-password/page.tsx'),
    words: [passwordWords],
  },
  resetPassword: {
    title: { ms: 'Kata laluan baharu', en: 'New password', zh: '新密码' },
    frame: 'entry',
    load: () => import('../site/reset-password/page.tsx'),
    words: [passwordWords],
  },
  changePassword: {
    title: { ms: 'Tukar kata laluan', en: 'Change password', zh: '更改密码' },
    frame: 'entry',
    load: () => import('../site/change-password/page.tsx'),
    words: [passwordWords],
  },
  confirmEmail: {
    title: { ms: 'Sahkan e-mel', en: 'Confirm your email', zh: '验证邮箱' },
    frame: 'entry',
    load: () => import('../site/confirm-email/page.tsx'),
    words: [confirmEmailWords],
  },
  confirmAddress: {
    title: { ms: 'Sahkan alamat baharu', en: 'Confirm your new address', zh: '验证新邮箱' },
    frame: 'entry',
    load: () => import('../site/confirm-address/page.tsx'),
    words: [confirmAddressWords],
  },
  undo: {
    title: { ms: 'Lindungi akaun', en: 'Secure your account', zh: '保护账户' },
    frame: 'entry',
    load: () => import('../site/undo/page.tsx'),
    words: [undoWords],
  },
  app: {
    title: { ms: 'Kalkulator', en: 'Calculator', zh: '计算器' },
    frame: 'workspace',
    load: () => import('../site/app/page.tsx'),
    words: [appWords, profileWords],
  },
  customize: {
    title: { ms: 'Pembina tema', en: 'Theme builder', zh: '主题设计器' },
    frame: 'workspace',
    load: () => import('../site/customize/page.tsx'),
    words: [customizeWords],
  },
  embed: {
    title: { ms: 'Pasang', en: 'Embed', zh: '嵌入' },
    frame: 'workspace',
    load: () => import('../site/embed/page.tsx'),
    words: [embedWords, firstStepsWords],
  },
  account: {
    title: { ms: 'Akaun saya', en: 'My account', zh: '我的账户' },
    frame: 'workspace',
    load: () => import('../site/account/page.tsx'),
    words: [accountWords, devicesWords, firstStepsWords],
  },
  terms: {
    title: { ms: 'Terma penggunaan', en: 'Terms of use', zh: '使用条款' },
    frame: 'workspace',
    load: () => import('../site/legal/terms/page.tsx'),
    words: [termsWords],
  },
  privacy: {
    title: { ms: 'Notis privasi', en: 'Privacy notice', zh: '隐私声明' },
    frame: 'workspace',
    load: () => import('../site/legal/privacy/page.tsx'),
    words: [privacyWords],
  },
  profile: {
    title: { ms: 'Profil', en: 'Profile', zh: '个人资料' },
    frame: 'workspace',
    load: () => import('../site/profile/page.tsx'),
    words: [profilePageWords, profileWords],
  },
  cleanWhite: { ...template, title: named('Clean White') },
  minimalCard: { ...template, title: named('Minimal Card') },
  imageHighlight: { ...template, title: named('Image Highlight') },
  shadowGlass: { ...template, title: named('Shadow Glass') },
  debug: {
    title: named('Production Debug Tool'),
    frame: 'entry',
    load: () => import('../site/debug/page.tsx'),
    words: [debugWords],
  },
  autologout: { ...autologout, title: named('Auto-logout') },
  adminAutologout: { ...autologout, title: named('Admin auto-logout') },
  adminLogin: {
    title: { ms: 'Log masuk pentadbir', en: 'Admin sign in', zh: '管理员登录' },
    frame: 'entry',
    load: () => import('../admin/login/page.tsx'),
    words: [adminLoginWords],
  },
  adminSetPassword: {
    title: { ms: 'Kata laluan baharu', en: 'New password', zh: '新密码' },
    frame: 'entry',
    load: () => import('../admin/set-password/page.tsx'),
    words: [passwordWords],
  },
  admin: {
    title: { ms: 'Pusat Pentadbir', en: 'Enhanced Admin Center', zh: '管理中心' },
    frame: 'admin',
    load: () => import('../admin/users/page.tsx'),
    words: [usersWords, actWords, stepUpWords],
  },
  adminDashboard: {
    title: { ms: 'Papan pemuka', en: 'Dashboard', zh: '仪表板' },
    frame: 'admin',
    load: () => import('../admin/dashboard/page.tsx'),
    words: [dashboardWords, usersWords],
  },
  adminUsers: {
    title: { ms: 'Pengguna', en: 'Users', zh: '用户' },
    frame: 'admin',
    load: () => import('../admin/all-users/page.tsx'),
    words: [usersWords],
  },
  adminEnhanced: {
    title: { ms: 'Pusat Pentadbir', en: 'Enhanced Admin Center', zh: '管理中心' },
    frame: 'admin',
    load: () => import('../admin/users/page.tsx'),
    words: [usersWords, actWords, stepUpWords],
  },
  adminModels: {
    title: { ms: 'Model kereta', en: 'Car models', zh: '车型' },
    frame: 'admin',
    load: () => import('../admin/models/page.tsx'),
    words: [carWords],
  },
  adminEditor: {
    title: named('Editor Data'),
    frame: 'admin',
    load: () => import('../admin/editor/page.tsx'),
    words: [editorWords],
  },
  adminAudit: {
    title: { ms: 'Audit', en: 'Audit', zh: '审计' },
    frame: 'admin',
    load: () => import('../admin/audit/page.tsx'),
    words: [auditWords, stepUpWords],
  },
  adminAdmins: {
    title: { ms: 'Pentadbir', en: 'Admins', zh: '管理员' },
    frame: 'admin',
    load: () => import('../admin/admins/page.tsx'),
    words: [adminsWords, stepUpWords],
  },
  adminPlans: {
    title: { ms: 'Pelan', en: 'Plans', zh: '套餐' },
    frame: 'admin',
    load: () => import('../admin/plans/page.tsx'),
    words: [plansWords, accountWords],
  },
  adminMail: {
    title: { ms: 'Mel', en: 'Mail', zh: '邮件' },
    frame: 'admin',
    load: () => import('../admin/mail/page.tsx'),
    words: [mailWords],
  },
};
