import { DEMO_PASSWORD, DEMO_PAY_PASSWORD, DEMO_PHONES } from '../db/seed/people/demo-logins'
import type { Dist } from '../runtime/context'
import type { Env } from '../runtime/env'

/** Printed once the program serves: its addresses, the demo logins, and where codes arrive. */
export function describeApp(env: Env, dists: Dist[]): string[] {
  const lines = dists
    .slice(0, 3)
    .map((dist, i) => `${i === 0 ? 'Default distributor' : 'Demo distributor   '}  ${dist.origin}`)
  if (env.APP_ENV === 'production') return lines
  if (env.DEMO_LOGINS) {
    lines.push(
      '',
      ...Object.entries(DEMO_PHONES).map(
        ([who, phone]) =>
          `Demo ${who.padEnd(8)} ${phone}  password ${DEMO_PASSWORD}  pay password ${DEMO_PAY_PASSWORD}`,
      ),
    )
  }
  if (env.SMS_PROVIDER === 'local')
    lines.push('', `SMS codes are shown at ${dists[0]?.origin ?? ''}/dev/sms and in the log`)
  return lines
}
