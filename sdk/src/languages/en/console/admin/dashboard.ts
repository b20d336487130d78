export const words = {
  title: 'Comprehensive Admin Dashboard',
  lead: 'Users, revenue and how they change.',
  fetchFailed: 'Failed to fetch admin data',
  tabs: { label: 'Parts of the dashboard', dashboard: 'Dashboard', users: 'Users' },
  figures: {
    total: 'Total Users',
    active: 'Active Users',
    revenue: 'Monthly Revenue',
    premium: 'Premium Users',
  },
  trends: {
    span: 'How far back',
    spans: { '30': '30 days', '90': '90 days', '365': '1 year' },
    zone: 'Malaysia time',
    titles: { sign_ups: 'Sign-ups', paid_plans: 'Paid plans', revenue: 'Revenue' },
    table: 'Show the figures as a table',
    date: 'Date',
    empty: 'Nothing happened in this time',
    emptyText: 'Look further back, or wait for the first sign-up.',
  },
  users: {
    created: 'Created At',
    actions: 'Actions',
    manage: 'Manage Plan',
    remove: 'Delete',
    changeErrorAs: (reason: string) => `Error updating plan: ${reason}`,
    removed: 'User deleted successfully!',
    removeFailedAs: (reason: string) => `Error deleting user: ${reason}`,
  },
};

export type DashboardWords = typeof words;
