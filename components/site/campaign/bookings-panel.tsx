'use client'

import { onDemand } from '@/components/ui/kit/on-demand'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { loginPath } from '@/lib/shared/people/login-path'
import styles from './booking.module.css'

// What loads own data is outside the first load of a public page.
const OwnBookings = onDemand(() => import('./own-bookings').then((file) => file.OwnBookings))

/** Bookings of a member; a visitor is asked to log in. `back` is the path to return to. */
export function BookingsPanel({ back }: { back: string }) {
  const isMember = useVisitor() !== null
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="own-bookings-h">
      <header className="section-head">
        <h2 id="own-bookings-h">我的预约</h2>
      </header>
      {isMember ? (
        <OwnBookings />
      ) : (
        <p className={styles.none}>
          <a className="link" href={loginPath(back)}>
            登录
          </a>
          后查看自己的预约
        </p>
      )}
    </section>
  )
}
