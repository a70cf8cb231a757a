'use client'

import { App, Button } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import type { ReviewRow } from '@/lib/contract/entities/goods-review'
import type { RefuseReason } from '@/lib/shared/goods/goods-review'
import { GoodsReasons } from './goods-reasons'

interface Props {
  picked: readonly ReviewRow[]
  /** Waiting items can be approved or refused, others can be taken off the shelf. */
  isWaiting: boolean
  onDone: () => void
  onClear: () => void
}

/** Bulk decision: each item is decided separately, and failures are listed. */
export function GoodsBulk({ picked, isWaiting, onDone, onClear }: Props) {
  const { modal, message } = App.useApp()
  const [isOpen, setOpen] = useState(false)
  const [reasons, setReasons] = useState<RefuseReason[]>([])
  const [busy, setBusy] = useState(false)
  const light = picked.filter(({ weight }) => weight === 'warn')
  const tell = ({ done, list }: { done: number; list: { name: string; ok: boolean; msg: string }[] }) => {
    const faults = list.filter(({ ok }) => !ok)
    if (faults.length > 0)
      modal.warning({
        title: `处理了 ${done} 件，${faults.length} 件没有成功`,
        content: faults.map(({ name, msg }) => `${name}：${msg}`).join('；'),
      })
    else message.success(`处理了 ${done} 件`)
    onDone()
  }
  const idsOf = (rows: readonly ReviewRow[]) => rows.flatMap(({ reviewId }) => reviewId ?? []).join(',')
  const handlePass = async () => {
    setBusy(true)
    await call('POST /console/decideGoods', { reviewIds: idsOf(light), pass: '1' }).then(tell, (error: Error) =>
      message.error(error.message),
    )
    setBusy(false)
  }
  const send = async (words: string) => {
    const decision = { reasons: reasons.join(','), words }
    const answer = isWaiting
      ? await call('POST /console/decideGoods', { reviewIds: idsOf(picked), pass: '0', ...decision })
      : await call('POST /console/takeOffGoods', {
          goodsSns: picked.map(({ goods }) => goods.goodsSn).join(','),
          ...decision,
        })
    tell(answer)
  }
  return (
    <div className={styles.bulk}>
      <b>{`已选 ${picked.length} 件`}</b>
      {isWaiting ? (
        <Button
          type="primary"
          size="small"
          loading={busy}
          disabled={light.length === 0}
          onClick={() => void handlePass()}
        >{`通过 ${light.length} 件`}</Button>
      ) : null}
      <Button size="small" danger={!isWaiting} onClick={() => setOpen(true)}>
        {isWaiting ? '驳回…' : '下架…'}
      </Button>
      {isWaiting ? <span className="muted">有重点提示的须单独审核</span> : null}
      <Button type="link" size="small" onClick={onClear}>
        取消
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={isWaiting ? `驳回 ${picked.length} 件商品` : `下架 ${picked.length} 件商品`}
          text="每位卖家都会收到原因，修改后可以重新提交。"
          confirm={isWaiting ? '驳回' : '下架'}
          danger
          max={300}
          label="给卖家的话"
          onSend={send}
          onClose={() => setOpen(false)}
        >
          <GoodsReasons chosen={reasons} onChange={setReasons} />
        </ReasonDialog>
      ) : null}
    </div>
  )
}
