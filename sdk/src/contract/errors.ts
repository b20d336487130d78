/** Every way the API refuses, in one place: the code that programs compare, its status, and the text a person reads. */
export const errorTable = {
  invalid_request: { status: 400, title: 'Some fields are not valid.' },
  malformed_json: { status: 400, title: 'The body is not valid JSON.' },
  not_signed_in: { status: 401, title: 'Please sign in.' },
  sign_in_failed: { status: 401, title: 'The email address or the password is not right.' },
  wrong_password: { status: 403, title: 'The current password is not right.' },
  password_change_required: { status: 403, title: 'Please choose a password of your own first.' },
  email_not_verified: { status: 403, title: 'Please confirm your email address first.' },
  link_not_valid: {
    status: 400,
    title: 'This link was used already or is too old. Please ask for a new one.',
  },
  too_many_requests: { status: 429, title: 'That was too often. Please wait a while and try again.' },
  forbidden: { status: 403, title: 'You may not do this.' },
  origin_not_allowed: { status: 403, title: 'This page may not send that request.' },
  not_found: { status: 404, title: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, title: 'This address does not take that method.' },
  email_taken: { status: 409, title: 'There is already an account with this email address.' },
  slug_taken: { status: 409, title: 'Another advisor already uses this name in the address.' },
  unsupported_media_type: { status: 415, title: 'The body is not of a type that this address takes.' },
  body_too_large: { status: 413, title: 'The body is larger than this address takes.' },
  advisor_not_found: { status: 404, title: 'There is no advisor with this name.' },
  internal: { status: 500, title: 'Something went wrong on our side.' },
  unavailable: { status: 503, title: 'The service is not ready. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errorTable;
