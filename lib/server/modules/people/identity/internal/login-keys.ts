interface LoginTry {
  phone: string
  ip: string
  /** Mark of a browser in which this account logged in before. */
  browser?: string
}

/** Where wrong passwords are counted. `own`: of who tries; the others are shared with everybody. */
export const loginKeys = ({ phone, ip, browser }: LoginTry) => ({
  own: browser ? `login:known:${browser}` : `login:${phone}:${ip}`,
  address: `login:address:${ip}`,
  phone: `login:${phone}`,
  first: `login:first:${phone}`,
})
