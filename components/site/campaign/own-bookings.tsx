'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { Tag } from '@/components/ui/kit/tag'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { useLoad } from '@/lib/client/hooks/use-load'
import { lazyCall } from '@/lib/client/lazy-call'
import { toast } from '@/lib/client/toast-store'
import type { BookingRow } from '@/lib/contract/entities/campaign'
import styles from './booking.module.css'

const STATES = { booked: '已预约', started: '赛季已开始', cancelled: '已取消' }

/** Bookings of the logged-in member, which can be cancelled here. */
export function OwnBookings() {
  const { data, error, reload } = useLoad('bookings', () => lazyCall('GET /activity/booking/bookingList', {}), {
    own: true,
  })
  const list = data?.list
  const [selected, setSelected] = useState<BookingRow | null>(null)
  const handleCancel = async () => {
    if (!selected) return
    await lazyCall(
      'DELETE /activity/booking/seasonBooking',
      { id: String(selected.bookingId) },
      { loud: true, progress: true },
    )
    toast({ text: '预约已取消' })
    reload()
  }
  return (
    <>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
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
                <Button size="sm" onClick={() => setSelected(row)} aria-label={`取消 ${row.gameName} 的预约`}>
                  取消预约
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <ConfirmDialog
        open={selected !== null}
        title="取消预约"
        confirmText="取消预约"
        cancelText="再想想"
        onConfirm={handleCancel}
        onClose={() => setSelected(null)}
      >
        {selected ? `${selected.gameName} ${selected.seasonTitle}的名额会放回，之后可以重新预约。` : null}
      </ConfirmDialog>
    </>
  )
}
