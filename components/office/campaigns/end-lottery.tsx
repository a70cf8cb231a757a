'use client'

import { Button, Form, Radio } from 'antd'
import { useState } from 'react'
import { dayjsOf, MinutePicker, minuteOf } from '@/components/office/parts/minute-picker'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { call } from '@/lib/client/api'

const WAYS = [
  { value: 'now', label: '立即结束' },
  { value: 'then', label: '改到' },
]

/** Ends a running lottery, now or at a different time than announced. */
export function EndLottery(props: { lotteryId: string; endTime: string; onChanged: () => void }) {
  const { lotteryId, endTime, onChanged } = props
  const [isOpen, setOpen] = useState(false)
  const [way, setWay] = useState<'now' | 'then'>('then')
  const [end, setEnd] = useState(dayjsOf(endTime))
  return (
    <>
      <Button onClick={() => setOpen(true)}>修改结束时间</Button>
      {isOpen ? (
        <ReasonDialog
          title="修改抽奖的结束时间"
          text={`现在定在 ${endTime.slice(0, 16)} 结束。已抽到的优惠券不受影响。`}
          confirm={way === 'now' ? '结束' : '修改'}
          danger={way === 'now'}
          onSend={async (reason) => {
            await call('POST /console/endLottery', {
              lotteryId,
              reason,
              endTime: way === 'now' ? undefined : minuteOf(end),
            })
            onChanged()
          }}
          onClose={() => setOpen(false)}
        >
          <Form.Item label="结束时间">
            <Radio.Group options={WAYS} value={way} onChange={(event) => setWay(event.target.value)} />
          </Form.Item>
          {way === 'then' ? (
            <Form.Item label="改到" htmlFor="lottery-end">
              <MinutePicker id="lottery-end" value={end} onChange={setEnd} />
            </Form.Item>
          ) : null}
        </ReasonDialog>
      ) : null}
    </>
  )
}
