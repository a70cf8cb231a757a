'use client'

import { Empty } from '@/components/ui/kit/empty'
import { onDemand } from '@/components/ui/kit/on-demand'
import type { Season } from '@/lib/contract/entities/campaign'
import styles from './booking.module.css'
import { BookingForm } from './booking-form'
import { OwnBookings } from './own-bookings'
import { useBookings } from './use-bookings'

const BookingIdentity = onDemand(() => import('./booking-identity').then((file) => file.BookingIdentity))

/** The form next to the own bookings; a new one appears there immediately. */
export function BookingPage({
  seasons,
  given,
}: {
  seasons: readonly Season[]
  given: { seasonId: number; service: string }
}) {
  const bookings = useBookings()
  const back = '/campaign/booking/seasonBooking'
  return (
    <div className={styles.page}>
      <section className={`panel ${styles.part}`} aria-label="预约">
        {seasons.length > 0 ? (
          <>
            <noscript>
              <p className="alert alert-warn">浏览器未启用脚本：可以查看赛季和名额，提交预约需要启用脚本。</p>
            </noscript>
            <BookingForm seasons={seasons} given={given} onBooked={bookings.reload} />
            {bookings.isMember ? <BookingIdentity /> : null}
          </>
        ) : (
          <Empty title="目前没有可预约的赛季" text="新赛季公布后会在这里开放预约">
            <a className="btn" href="/convoy/gameBoosting">
              看看游戏代练
            </a>
          </Empty>
        )}
      </section>
      <OwnBookings bookings={bookings} back={back} />
    </div>
  )
}
