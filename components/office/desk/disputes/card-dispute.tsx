'use client'

import { DisputeSaid } from '@/components/office/checks/dispute-said'
import { clockState } from '@/components/office/desk/clock-name'
import styles from '@/components/office/desk/desk.module.css'
import { useStaff } from '@/components/office/parts/use-staff'
import { ClockFigure, purposeOf } from '@/components/ui/kit/clock'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import { yuanText } from '@/lib/shared/money/money'
import type { Ruling } from './use-ruling'

interface Props {
  desk: DeskOrder
  loadedAt: number
  ruling: Ruling | null
}

/** A dispute: its time, statements of both parties, offers, rulings. */
export function CardDispute({ desk, loadedAt, ruling }: Props) {
  const { dispute } = desk
  const { nickName } = useStaff()
  if (!dispute) return null
  const { turn, clock, wantName, wanted, kindName, rulings, stage } = dispute
  const isOwn = rulings.some((one) => one.by.split('、').includes(nickName))
  return (
    <section className={styles.dispute}>
      <h2>
        售后
        <small>{`${kindName} · ${wantName}${wanted ? ` ${yuanText(wanted)}` : ''}`}</small>
      </h2>
      <p className={styles.turn}>
        <b>{turn.title}</b>
        {clock ? (
          <span className={styles.sla} data-state={clockState(clock)}>
            <small>{purposeOf(clock.label)}</small>
            <ClockFigure deadline={{ ...clock, stopped: false }} loadedAt={loadedAt} />
          </span>
        ) : null}
      </p>
      <DisputeSaid desk={desk} dispute={dispute} />
      {ruling ? (
        <div className={styles.rule} data-takes={ruling.isTaking || undefined}>
          {ruling.button}
        </div>
      ) : null}
      {stage === 'staff' && isOwn ? <p className={styles.why}>第一次处理是你做的，申诉须由另一位客服处理。</p> : null}
    </section>
  )
}
