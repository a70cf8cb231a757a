'use client'

import { Empty } from '@/components/ui/kit/empty'
import { onDemand } from '@/components/ui/kit/on-demand'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import type { Season } from '@/lib/contract/entities/campaign'
import styles from './booking.module.css'
import { BookingForm } from './booking-form'
import { BookingsPanel } from './bookings-panel'

const BookingIdentity = onDemand(() => import('./booking-identity').then((file) => file.BookingIdentity))

const reloadBookings = () => void import('@/lib/client/hooks/use-load').then((file) => file.reloadOwn('bookings'))

/** The form next to the own bookings; a new one appears there immediately. */
export function BookingPage({
  seasons,
  initial,
}: {
  seasons: readonly Season[]
  initial: { seasonId: number; service: string }
}) {
  const isMember = useVisitor() !== null
  return (
    <div className={styles.page}>
      <section className={`panel ${styles.part}`} aria-label="预约">
        {seasons.length > 0 ? (
          <>
            <noscript>
              <p className="alert alert-warn">浏览器未启用脚本：可以查看赛季和名额，提交预约需要启用脚本。</p>
            </noscript>
            <BookingForm seasons={seasons} initial={initial} onBooked={reloadBookings} />
            {isMember ? <BookingIdentity /> : null}
          </>
        ) : (
          <Empty title="目前没有可预约的赛季" text="新赛季公布后会在这里开放预约">
            <a className="btn" href="/convoy/gameBoosting">
              看看游戏代练
            </a>
          </Empty>
        )}
      </section>
      <BookingsPanel back="/campaign/booking/seasonBooking" />
    </div>
  )
}
