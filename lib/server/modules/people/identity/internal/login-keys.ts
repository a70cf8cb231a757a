interface LoginTry {
  phone: string
  ip: string
  /** Mark of a browser in which this account logged in before. */
  browser?: string
}

/** Returns rate-limit keys for wrong passwords. `own`: of the person trying; the others are shared. */
export const loginKeys = ({ phone, ip, browser }: LoginTry) => ({
  own: browser ? `login:known:${browser}` : `login:${phone}:${ip}`,
  address: `login:address:${ip}`,
  phone: `login:${phone}`,
  first: `login:first:${phone}`,
})
