/** Set when a page sent the visitor to the login: it says 请先登录 on arrival. */
export const LOGIN_ASKED = 'asked'

/** The login, and back to `returnUrl` from there. */
export const loginPath = (returnUrl: string): string => `/login?returnUrl=${encodeURIComponent(returnUrl)}`
