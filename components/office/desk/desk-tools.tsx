'use client'

import { App, Button, Dropdown, Segmented } from 'antd'
import { useState } from 'react'
import { FiguresDialog } from '@/components/office/duty/figures-dialog'
import { HandOverDialog } from '@/components/office/duty/hand-over-dialog'
import { ShiftsDialog } from '@/components/office/duty/shifts-dialog'
import { useTitleCount } from '@/components/orders/order/use-title-count'
import { Icon } from '@/components/ui/kit/icon'
import { call } from '@/lib/client/api'
import { DUTY_STATES, type DutyState } from '@/lib/shared/staff/desk'
import { rosterText } from '@/lib/shared/staff/shifts'
import styles from './desk.module.css'
import { type Rail, useRail } from './use-rail'

const STATES = Object.entries(DUTY_STATES).map(([value, label]) => ({ value, label }))

/** Availability for new orders, duty hours, and today's statistics. */
export function DeskTools() {
  const { data, reload } = useRail()
  return data ? <Tools rail={data} onChanged={reload} /> : null
}

/** Seconds up to two minutes, then minutes. */
const answerText = (seconds: number): string => (seconds > 120 ? `${Math.round(seconds / 60)} 分钟` : `${seconds} 秒`)

interface Duty extends Pick<Rail['me'], 'shifts' | 'holidays'> {
  state: DutyState
  note?: string
}

function Tools({ rail, onChanged }: { rail: Rail; onChanged: () => void }) {
  const { me, today, firstAnswer, queues, pressing } = rail
  const { message } = App.useApp()
  const [dialog, setDialog] = useState<'shifts' | 'figures' | 'handOver' | null>(null)
  useTitleCount(pressing)
  const save = async ({ state, shifts, holidays, note }: Duty) => {
    const roster = { shifts: JSON.stringify(shifts), holidays: JSON.stringify(holidays) }
    const saved = await call('POST /desk/duty', { state, note, shifts: roster.shifts, holidays: roster.holidays })
    onChanged()
    return saved
  }
  const { shifts, holidays } = me
  const handleState = (state: DutyState) => {
    if (state === 'away' && me.duty !== 'away' && me.open > 0) return setDialog('handOver')
    void save({ state, shifts, holidays }).catch((error: Error) => message.error(error.message))
  }
  const overdue = (queues.mine?.overdue ?? 0) + (queues.disputes?.overdue ?? 0)
  return (
    <div className={styles.duty}>
      <Dropdown
        trigger={['click']}
        menu={{
          selectable: true,
          selectedKeys: [me.duty],
          items: [
            ...STATES.map(({ value, label }) => ({ key: value, label })),
            { type: 'divider' as const },
            { key: 'shifts', label: '值班时段' },
            { key: 'figures', label: '成员数据' },
          ],
          onClick: ({ key }) =>
            key === 'shifts' || key === 'figures' ? setDialog(key) : handleState(key as DutyState),
        }}
      >
        <Button size="small" className={styles.dutyMenu}>
          {DUTY_STATES[me.duty]}
          {overdue > 0 ? <em className="badge">{overdue}</em> : null}
          <Icon name="down" />
        </Button>
      </Dropdown>
      <Segmented
        aria-label="接单状态"
        options={STATES}
        value={me.duty}
        onChange={(state) => handleState(state as DutyState)}
      />
      <Button size="small" type="text" onClick={() => setDialog('shifts')}>
        {rosterText(me)}
      </Button>
      <p className={styles.day}>
        <span>
          今日处理<b className="num">{today}</b>
        </span>
        <span>
          首次响应<b className="num">{firstAnswer === null ? '暂无' : answerText(firstAnswer)}</b>
        </span>
        <span data-over={overdue > 0 || undefined}>
          超时<b className="num">{overdue}</b>
        </span>
        <button type="button" className="link" onClick={() => setDialog('figures')}>
          成员数据
        </button>
      </p>
      {dialog === 'shifts' ? (
        <ShiftsDialog
          me={me}
          onSave={async (roster) =>
            void (await save({ state: me.duty, shifts: roster.shifts, holidays: roster.holidays }))
          }
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'handOver' ? (
        <HandOverDialog
          open={me.open}
          onSend={(note) => save({ state: 'away', shifts, holidays, note })}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'figures' ? <FiguresDialog onClose={() => setDialog(null)} /> : null}
    </div>
  )
}
