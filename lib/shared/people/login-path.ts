/** Set when a page redirected the visitor to the login, which then shows 请先登录. */
export const LOGIN_REQUIRED = 'asked'

/** Login page that returns to `returnUrl` afterwards. */
export const loginPath = (returnUrl: string): string => `/login?returnUrl=${encodeURIComponent(returnUrl)}`
