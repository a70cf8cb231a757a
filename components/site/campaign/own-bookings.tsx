'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { Tag } from '@/components/ui/kit/tag'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { lazyCall } from '@/lib/client/lazy-call'
import { toast } from '@/lib/client/toast-store'
import type { BookingRow } from '@/lib/contract/entities/campaign'
import { loginPath } from '@/lib/shared/people/login-path'
import styles from './booking.module.css'
import type { useBookings } from './use-bookings'

const STATES = { booked: '已预约', started: '赛季已开始', cancelled: '已取消' }

/** Own bookings, which can be cancelled here. */
export function OwnBookings({
  bookings: { list, error, isMember, reload },
  back,
}: {
  bookings: ReturnType<typeof useBookings>
  back: string
}) {
  const [asked, setAsked] = useState<BookingRow | null>(null)
  const handleCancel = async () => {
    if (!asked) return
    await lazyCall(
      'DELETE /activity/booking/seasonBooking',
      { id: String(asked.bookingId) },
      { loud: true, progress: true },
    )
    toast({ text: '预约已取消' })
    reload()
  }
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="own-bookings-h">
      <header className="section-head">
        <h2 id="own-bookings-h">我的预约</h2>
      </header>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {isMember || error ? null : (
        <p className={styles.none}>
          <a className="link" href={loginPath(back)}>
            登录
          </a>
          后查看自己的预约
        </p>
      )}
      {list && list.length === 0 ? <p className={styles.none}>还没有预约</p> : null}
      {list && list.length > 0 ? (
        <ul className={styles.bookings}>
          {list.map((row) => (
            <li key={row.bookingId}>
              <p>
                <b className="ell">{`${row.gameName} ${row.seasonTitle}`}</b>
                <Tag kind={row.state === 'booked' ? 'safe' : undefined}>{STATES[row.state]}</Tag>
              </p>
              <p className="muted">{[row.serviceName, row.place].filter(Boolean).join(' · ')}</p>
              <p className="muted num">{`${row.startTime.slice(0, 16)} 开始 · 联系方式 ${row.contact}`}</p>
              {row.state === 'booked' ? (
                <Button size="sm" onClick={() => setAsked(row)} aria-label={`取消 ${row.gameName} 的预约`}>
                  取消预约
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        title="取消预约"
        confirmText="取消预约"
        cancelText="再想想"
        onConfirm={handleCancel}
        onClose={() => setAsked(null)}
      >
        {asked ? `${asked.gameName} ${asked.seasonTitle}的名额会放回，之后可以重新预约。` : null}
      </ConfirmDialog>
    </section>
  )
}
