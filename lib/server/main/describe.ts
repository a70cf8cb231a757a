import { DEMO_PASSWORD, DEMO_PAY_PASSWORD, DEMO_PHONES } from '../db/seed/people/demo-logins'
import type { Dist } from '../runtime/context'
import type { Env } from '../runtime/env'

const HEADING = 12
/** The heading stands before the first line. */
const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', ...lines.map((line, i) => `${(i === 0 ? heading : '').padEnd(HEADING)}${line}`)]

/** Printed once the program serves: its addresses and, in a demo, the logins, where codes arrive, and what to try. */
export function describeApp(env: Env, dists: readonly Dist[]): string[] {
  const addresses = dists.slice(0, 3).map(({ origin, conf }) => `${origin.padEnd(34)}${conf.distBaseConf.websiteName}`)
  const [home = ''] = dists.map(({ origin }) => origin)
  const isDemo = env.APP_ENV !== 'production' && env.DEMO_LOGINS
  const codes = env.APP_ENV !== 'production' && env.SMS_PROVIDER === 'local' ? [`${home}/dev/sms`] : []
  return [
    ...section('Open', addresses),
    ...section('Log in', isDemo ? Object.entries(DEMO_PHONES).map(([who, phone]) => `${phone}  ${who}`) : []),
    ...(isDemo ? [`${''.padEnd(HEADING)}password ${DEMO_PASSWORD}, pay password ${DEMO_PAY_PASSWORD}`] : []),
    ...section('SMS codes', codes),
    ...section('Try', isDemo ? thingsToTry(home) : []),
  ]
}

const thingsToTry = (home: string): string[] => [
  '1. Buy an account as the buyer, hand it over as the seller: a script verifies it as customer service',
  `2. Change the brand: ${home}/login?returnUrl=/console (the README has the authenticator key)`,
  '3. Log in by WeChat, withdraw, and act as the bank at /dev/bank',
]
