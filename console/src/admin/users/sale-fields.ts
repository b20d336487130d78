/** What is typed where a plan is sold, beside the plan and for how long. */
export const saleFields = { day: '', amount: '', payment_note: '' };
