'use client'

import { App, Button, Form, Modal, Segmented, Select } from 'antd'
import { useState } from 'react'
import { call } from '@/lib/client/api'
import { DUTY_STATES, type DutyState } from '@/lib/shared/staff/desk'
import styles from './desk.module.css'
import { FiguresDialog } from './figures-dialog'
import { type Rail, useRail } from './use-rail'

const STATES = Object.entries(DUTY_STATES).map(([value, label]) => ({ value, label }))
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }))

/** Availability for new orders, duty hours, and today's statistics. */
export function DeskTools() {
  const { data, reload } = useRail()
  return data ? <Tools rail={data} onChanged={reload} /> : null
}

function Tools({ rail: { me, today, firstAnswer, queues }, onChanged }: { rail: Rail; onChanged: () => void }) {
  const { message } = App.useApp()
  const [dialog, setDialog] = useState<'hours' | 'figures' | null>(null)
  const save = async (duty: { state: DutyState; fromHour: number; toHour: number }) => {
    await call('POST /desk/duty', {
      state: duty.state,
      fromHour: String(duty.fromHour),
      toHour: String(duty.toHour),
    }).then(onChanged, (error: Error) => void message.error(error.message))
  }
  const overdue = (queues.mine?.overdue ?? 0) + (queues.disputes?.overdue ?? 0)
  return (
    <>
      <Segmented
        aria-label="接单状态"
        options={STATES}
        value={me.duty}
        onChange={(state) => void save({ ...me, state: state as DutyState })}
      />
      <Button size="small" type="text" onClick={() => setDialog('hours')}>
        {me.fromHour === me.toHour ? '全天' : `${me.fromHour}:00 至 ${me.toHour}:00`}
      </Button>
      <p className={styles.day}>
        <span>
          今日处理<b className="num">{today}</b>
        </span>
        <span>
          首次响应<b className="num">{firstAnswer === null ? '暂无' : `${firstAnswer} 秒`}</b>
        </span>
        <span data-over={overdue > 0 || undefined}>
          超时<b className="num">{overdue}</b>
        </span>
        <button type="button" className="link" onClick={() => setDialog('figures')}>
          成员数据
        </button>
      </p>
      {dialog === 'hours' ? <HoursDialog me={me} onSave={save} onClose={() => setDialog(null)} /> : null}
      {dialog === 'figures' ? <FiguresDialog onClose={() => setDialog(null)} /> : null}
    </>
  )
}

interface HoursProps {
  me: Rail['me']
  onSave: (duty: { state: DutyState; fromHour: number; toHour: number }) => Promise<void>
  onClose: () => void
}
function HoursDialog({ me, onSave, onClose }: HoursProps) {
  const [from, setFrom] = useState(me.fromHour)
  const [to, setTo] = useState(me.toHour)
  const handleOk = async () => {
    await onSave({ state: me.duty, fromHour: from, toHour: to })
    onClose()
  }
  return (
    <Modal open title="接单时段" okText="保存" cancelText="取消" onOk={handleOk} onCancel={onClose} destroyOnHidden>
      <p className="muted">只在这个时段里分配新订单给你；两个时间相同就是全天。手上的订单不受影响。</p>
      <Form layout="inline" style={{ marginTop: 12 }}>
        <Form.Item label="从" htmlFor="from">
          <Select id="from" style={{ width: 100 }} value={from} options={HOURS} onChange={setFrom} />
        </Form.Item>
        <Form.Item label="到" htmlFor="to">
          <Select id="to" style={{ width: 100 }} value={to} options={HOURS} onChange={setTo} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
