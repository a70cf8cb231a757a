'use client'

import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { Conversation } from '@/components/office/talk/conversation'
import { useTake } from '@/components/office/talk/use-take'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { MacroStep } from '@/lib/shared/staff/desk'
import styles from './desk.module.css'
import { ORDER_PARTS, OrderCard, type OrderPart } from './order-card'

interface Props {
  orderSn: string
  /** How often a user selected it here; 0: opened automatically. */
  pressed: number
  onChanged: () => void
  onClose: () => void
}
const EVERY_MS = 10_000

/** The conversation of one order, with all its details next to it. */
export function DeskOrderView({ orderSn, pressed, onChanged, onClose }: Props) {
  const load = async () => ({ desk: await call('GET /desk/order', { orderSn }), loadedAt: Date.now() })
  const loaded = useLoad(orderSn, load, { everyMs: EVERY_MS })
  useLiveDesk(loaded.reload)
  /** On small screens one part is shown at a time. */
  const [part, setPart] = useState<OrderPart>('chat')
  const [step, setStep] = useState<MacroStep | null>(null)
  const changed = () => {
    loaded.reload()
    onChanged()
  }
  const { isTaking, take } = useTake(orderSn, changed)
  const { data, slow, error, reload } = loaded
  if (!data)
    return (
      <div className={styles.none}>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow ? <SkeletonRows rows={8} /> : null}
      </div>
    )
  return (
    <>
      <div className={styles.parts}>
        <button type="button" className="icon-btn" aria-label="返回列表" onClick={onClose}>
          <Icon name="left" />
        </button>
        <Segmented block aria-label="订单内容" options={[...ORDER_PARTS]} value={part} onChange={setPart} />
      </div>
      <Conversation desk={data.desk} pressed={pressed} onChanged={changed} onStep={setStep} isAside={part !== 'chat'} />
      <OrderCard
        desk={data.desk}
        loadedAt={data.loadedAt}
        part={part}
        asked={step}
        onAsked={() => setStep(null)}
        onChanged={changed}
      />
      {data.desk.mayLead && !data.desk.isMine ? (
        <div className={styles.takeFoot}>
          <Button type="primary" block loading={isTaking} onClick={() => void take()}>
            {data.desk.lead ? '由我接手' : '接手'}
          </Button>
        </div>
      ) : null}
    </>
  )
}
