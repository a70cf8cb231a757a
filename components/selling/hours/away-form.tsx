'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { call } from '@/lib/client/api'
import { serverNow } from '@/lib/client/server-clock'
import { toast } from '@/lib/client/toast-store'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import { MOST_AWAY_DAYS } from '@/lib/shared/trade/open-hours'
import styles from './hours.module.css'
import type { OwnHours } from './week'

interface Props {
  start: OwnHours
  onSaved: () => Promise<void>
}

const WAYS = [
  ['block', '照常展示，不能下单', '商品页写明休假到哪天'],
  ['hide', '暂停展示', '商品不在列表出现，休假结束自动恢复'],
] as const

/** Until which day the seller is away, and what happens to the goods meanwhile. */
export function AwayForm({ start, onSaved }: Props) {
  const isAway = start.awayUntil !== ''
  const form = useForm({
    id: 'away',
    start: { until: start.awayUntil, way: start.awayWay, note: start.awayNote },
    validate: ({ until }) => ({ until: until ? undefined : '请选择休假的最后一天' }),
    send: async ({ until, way, note }) => {
      await call('POST /seller/saveAway', { until, way, note: note.trim() })
      toast({ text: `已设置休假，${until.slice(5)} 结束后自动恢复` })
      await onSaved()
    },
  })
  const [today] = useState(() => serverNow())
  return (
    <form className={styles.away} noValidate onSubmit={(event) => void form.submit(event)}>
      <p className="muted">
        {isAway ? `休假中，${start.awayUntil} 当天结束后自动恢复。` : '休假期间不接新订单，自动发货的商品照常出售。'}
      </p>
      <Field {...form.field('until')} label="休假到（含当天）" required hint={`最长 ${MOST_AWAY_DAYS} 天`}>
        <input
          className="input num"
          type="date"
          min={formatDate(today)}
          max={formatDate(new Date(today.getTime() + MOST_AWAY_DAYS * DAY_MS))}
          {...form.input('until')}
        />
      </Field>
      <fieldset className={styles.choice}>
        <legend>休假期间的商品</legend>
        {WAYS.map(([way, label, hint]) => (
          <label key={way} className="check">
            <input type="radio" name="way" checked={form.fields.way === way} onChange={() => form.change({ way })} />
            <span>
              {label}
              <small className="muted">{hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.note}>
        <Field {...form.field('note')} label="给买家的说明" hint="选填，例如：4 号回来统一发货" isCounted>
          <input className="input" maxLength={60} {...form.input('note')} />
        </Field>
      </div>
      <FormAlert form={form} />
      <div className={styles.tools}>
        <SubmitButton kind="primary" loading={form.busy}>
          {isAway ? '保存修改' : '开始休假'}
        </SubmitButton>
        {isAway ? <BackButton onBack={onSaved} /> : null}
      </div>
    </form>
  )
}

function BackButton({ onBack }: { onBack: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const handleBack = async () => {
    setBusy(true)
    const isDone = await call('POST /seller/saveAway', { until: '' }, { loud: true }).then(
      () => true,
      () => false,
    )
    setBusy(false)
    if (!isDone) return
    toast({ text: '休假已结束，商品恢复出售' })
    await onBack()
  }
  return (
    <Button loading={busy} onClick={() => void handleBack()}>
      结束休假
    </Button>
  )
}
