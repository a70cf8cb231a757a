'use client'

import { FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import { spanText } from '@/lib/shared/text/span-text'
import { MOST_WINDOWS, WEEKDAYS } from '@/lib/shared/trade/open-hours'
import styles from './hours.module.css'
import { type DayWindow, isOverMidnight, type OwnHours, onAllDays, START, timesWith, wireOf } from './week'

interface Props {
  start: OwnHours
  onSaved: () => Promise<void>
}

/** Windows by weekday; none at all: around the clock. */
export function WeekForm({ start, onSaved }: Props) {
  const form = useForm({
    id: 'week',
    start: {
      isSet: start.windows.length > 0,
      windows: start.windows.map((one, key): DayWindow => ({ key, day: one.day, from: one.from, to: one.to })),
      hidesCoins: start.hidesCoins,
    },
    validate: ({ isSet, windows }) => ({
      windows: isSet && windows.length === 0 ? '至少填写一天的营业时间，或选择全天营业' : undefined,
    }),
    send: async ({ isSet, windows, hidesCoins }) => {
      const sent = { windows: isSet ? wireOf(windows) : '[]', hidesCoins: isSet && hidesCoins ? '1' : '0' } as const
      await call('POST /seller/saveHours', sent)
      toast({ text: '营业时间已保存，已付款的订单不受影响' })
      await onSaved()
    },
  })
  const { isSet, windows } = form.fields
  const set = (next: DayWindow[]) => form.change({ windows: next })
  const nextKey = Math.max(-1, ...windows.map(({ key }) => key)) + 1
  const choose = (isOn: boolean) =>
    form.change({
      isSet: isOn,
      windows: isOn && windows.length === 0 ? onAllDays([{ key: 0, day: 0, ...START }], 0) : windows,
    })
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <p className="muted">
        {`营业时间外，商品和下单页会写明几点起发货。发货期限只算营业时间，最多比全天计时晚 ${spanText(start.capHours)}。自动发货的商品不受影响。币商只在营业时间接单。`}
      </p>
      <fieldset className={styles.choice}>
        <legend className="sr">营业方式</legend>
        <label className="check">
          <input type="radio" name="isSet" checked={!isSet} onChange={() => choose(false)} />
          <span>全天营业</span>
        </label>
        <label className="check">
          <input type="radio" name="isSet" checked={isSet} onChange={() => choose(true)} />
          <span>按时段营业</span>
        </label>
      </fieldset>
      {isSet ? (
        <>
          <ul className={styles.week}>
            {WEEKDAYS.map((name, day) => (
              <Day
                key={name}
                name={name}
                windows={windows.filter((one) => one.day === day)}
                onAdd={() => set([...windows, { key: nextKey, day, ...START }])}
                onChange={(changed) => set(windows.map((one) => (one.key === changed.key ? changed : one)))}
                onRemove={(key) => set(windows.filter((one) => one.key !== key))}
                onCopy={() => set(onAllDays(windows, day))}
              />
            ))}
          </ul>
          <label className="check">
            <input type="checkbox" {...form.checkbox('hidesCoins')} />
            <span>营业时间外，列表不展示我的游戏币</span>
          </label>
        </>
      ) : null}
      <FieldError {...form.field('windows')} />
      <FormAlert form={form} />
      <SubmitButton kind="primary" loading={form.busy}>
        保存
      </SubmitButton>
    </form>
  )
}

interface DayProps {
  name: string
  windows: readonly DayWindow[]
  onAdd: () => void
  onChange: (window: DayWindow) => void
  onRemove: (key: number) => void
  onCopy: () => void
}

function Day({ name, windows, onAdd, onChange, onRemove, onCopy }: DayProps) {
  const select = (one: DayWindow, field: 'from' | 'to', label: string) => (
    <select
      className="input num"
      aria-label={`${name}${label}`}
      value={one[field]}
      onChange={({ target }) => onChange(Object.assign({}, one, { [field]: target.value }))}
    >
      {timesWith(one[field], field === 'to').map((time) => (
        <option key={time} value={time}>
          {field === 'to' && isOverMidnight({ from: one.from, to: time }) ? `次日 ${time}` : time}
        </option>
      ))}
    </select>
  )
  return (
    <li>
      <b>{name}</b>
      <div>
        {windows.length === 0 ? <span className="muted">不营业</span> : null}
        {windows.map((one) => (
          <span key={one.key} className={styles.window}>
            {select(one, 'from', '开始时间')}
            <span>至</span>
            {select(one, 'to', '结束时间')}
            <Button size="sm" onClick={() => onRemove(one.key)} aria-label={`删除${name} ${one.from} 起的时段`}>
              删除
            </Button>
          </span>
        ))}
      </div>
      <span className={styles.tools}>
        {windows.length < MOST_WINDOWS ? (
          <Button size="sm" onClick={onAdd} aria-label={`${name}添加时段`}>
            添加时段
          </Button>
        ) : null}
        {windows.length > 0 ? (
          <Button size="sm" onClick={onCopy} aria-label={`把${name}的时段用于每天`}>
            用于每天
          </Button>
        ) : null}
      </span>
    </li>
  )
}
