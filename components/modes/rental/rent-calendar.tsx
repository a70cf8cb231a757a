'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { serverNow } from '@/lib/client/server-clock'
import { toast } from '@/lib/client/toast-store'
import { DAY_MS, formatDate, formatDateTime, HOUR_MS } from '@/lib/shared/time'
import { orderPath } from '@/lib/shared/trade/order-path'
import { type Calendar, hourStates } from './calendar-hours'
import styles from './own.module.css'

const DAYS = 14
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** The next 14 days of an own account: rented, blocked and free hours, and the form that blocks hours. */
export function RentCalendar({ goodsSn, onClose }: { goodsSn: string; onClose: () => void }) {
  const { data, slow, error, reload } = useLoad(goodsSn, () => call('GET /rental/calendar', { goodsSn }))
  return (
    <Dialog open title={`出租日历 ${goodsSn}`} size="l" onClose={onClose}>
      <div className="dialog-text">
        <p className="muted">不出租的时段里不能下单，也不能续租到这段时间；正在进行的租用不受影响。</p>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow ? <SkeletonRows rows={DAYS} height={22} /> : null}
        {data ? (
          <>
            <Grid calendar={data} />
            <Periods calendar={data} onChanged={reload} />
            <BlockForm goodsSn={goodsSn} onSaved={reload} />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

/** Drawn from the lists below, which say the same in words. */
function Grid({ calendar }: { calendar: Calendar }) {
  const now = serverNow()
  const days = Array.from({ length: DAYS }, (_, i) => formatDate(new Date(now.getTime() + i * DAY_MS)))
  return (
    <div aria-hidden="true">
      <div className={styles.grid}>
        <div>
          <small />
          {[0, 6, 12, 18].map((hour) => (
            <small key={hour}>{clock(hour)}</small>
          ))}
        </div>
        {days.map((day) => (
          <div key={day}>
            <span className="num">{day.slice(5)}</span>
            {hourStates(calendar, day).map((state, hour) => (
              <i key={HOURS[hour]} data-state={state} title={`${day.slice(5)} ${clock(hour)}`} />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.legend}>
        <span>
          <i data-state="taken" />
          已租出
        </span>
        <span>
          <i data-state="blocked" />
          不出租
        </span>
        <span>
          <i data-state="free" />
          可租
        </span>
      </p>
    </div>
  )
}

function Periods({ calendar: { taken, blocks }, onChanged }: { calendar: Calendar; onChanged: () => Promise<void> }) {
  const [busy, setBusy] = useState(0)
  const handleDelete = async (blockId: number) => {
    setBusy(blockId)
    try {
      await call('POST /rental/unblock', { blockId: String(blockId) }, { loud: true })
      toast({ text: '这段时间可以出租了' })
    } catch {
      // shown already
    }
    setBusy(0)
    await onChanged()
  }
  if (taken.length + blocks.length === 0)
    return <p className={`muted ${styles.periods}`}>接下来没有已租出或不出租的时段</p>
  return (
    <ul className={styles.periods} aria-label="已租出和不出租的时段">
      {taken.map(({ orderSn, statusName, startTime, endTime }) => (
        <li key={orderSn}>
          <span>已租出</span>
          <span className="num">{`${startTime.slice(5, 16)} 至 ${endTime.slice(5, 16)}`}</span>
          <a className="link" href={orderPath(orderSn)}>
            {`${statusName}，看订单`}
          </a>
        </li>
      ))}
      {blocks.map(({ blockId, startTime, endTime }) => (
        <li key={blockId}>
          <span>不出租</span>
          <span className="num">{`${startTime.slice(5, 16)} 至 ${endTime.slice(5, 16)}`}</span>
          <Button
            size="sm"
            loading={busy === blockId}
            aria-label={`删除不出租时段 ${startTime.slice(5, 16)}`}
            onClick={() => void handleDelete(blockId)}
          >
            删除
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The next hour of Beijing time; in the last hour of a day the first one of the next. */
function nextHour(now: Date): { day: string; startTime: string } {
  const text = textOf(now.getTime() + HOUR_MS)
  return { day: text.slice(0, 10), startTime: String(Number(text.slice(11, 13))) }
}

/** Whole hours; an end that is not after the start is on the next day. */
function BlockForm({ goodsSn, onSaved }: { goodsSn: string; onSaved: () => Promise<void> }) {
  const now = serverNow()
  const today = formatDate(now)
  const form = useForm({
    id: 'block',
    start: { ...nextHour(now), endTime: '24' },
    validate: ({ day }) => ({ day: day >= today ? undefined : '请选择今天或以后的日期' }),
    send: async ({ day, startTime, endTime }) => {
      const start = new Date(`${day}T00:00:00+08:00`).getTime() + Number(startTime) * HOUR_MS
      const sameDay = new Date(`${day}T00:00:00+08:00`).getTime() + Number(endTime) * HOUR_MS
      const end = sameDay > start ? sameDay : sameDay + DAY_MS
      await call('POST /rental/block', { goodsSn, startTime: textOf(start), endTime: textOf(end) })
      toast({ text: '已设为不出租' })
      await onSaved()
    },
  })
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={styles.blockForm}>
        <Field {...form.field('day')} label="日期">
          <input className="input" type="date" min={today} {...form.input('day')} />
        </Field>
        <Field {...form.field('startTime')} label="从">
          <select className="input" {...form.input('startTime')}>
            {HOURS.map((hour) => (
              <option key={hour} value={hour}>
                {clock(hour)}
              </option>
            ))}
          </select>
        </Field>
        <Field {...form.field('endTime')} label="到">
          <select className="input" {...form.input('endTime')}>
            {HOURS.map((hour) => (
              <option key={hour} value={hour + 1}>
                {clock(hour + 1)}
              </option>
            ))}
          </select>
        </Field>
        <SubmitButton loading={form.busy}>设为不出租</SubmitButton>
      </div>
      <p className="field-hint">结束早于开始时，算到次日</p>
      <FormAlert form={form} />
    </form>
  )
}

const textOf = (ms: number): string => formatDateTime(new Date(ms))
