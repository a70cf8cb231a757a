'use client'

import { App, Button, Input } from 'antd'
import { useState } from 'react'
import { call } from '@/lib/client/api'
import type { ReviewFile } from '@/lib/contract/entities/goods-review'
import type { RefuseReason } from '@/lib/shared/goods/goods-review'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import styles from './goods.module.css'
import { GoodsReasons } from './goods-reasons'

interface Props {
  file: ReviewFile
  /** Called after the decision; the next item may open. */
  onDone: () => void
}

type GoodsAction = 'pass' | 'refuse' | 'off' | 'keep'
const DONE: Record<GoodsAction, string> = { pass: '已通过', refuse: '已驳回', off: '已下架', keep: '举报已回复' }

/** Available decisions on an item, with their reasons. */
export function GoodsDecision({ file, onDone }: Props) {
  const { message } = App.useApp()
  const [reasons, setReasons] = useState<RefuseReason[]>([])
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState<GoodsAction | null>(null)
  const { goodsSn, status } = file.goods
  const waiting = file.versions.find(({ state }) => state === 'waiting')
  const isUp = status === GOODS_STATUS.onShelf || status === GOODS_STATUS.offShelf || status === GOODS_STATUS.withheld
  if (!waiting && !isUp) return <p className="muted">{`${file.statusName}，没有等待处理的内容`}</p>
  if (file.isOwn) return <p className="muted">这是你自己的商品，请由其他员工处理</p>
  const send = async (action: GoodsAction, work: () => Promise<{ list: { ok: boolean; msg: string }[] } | null>) => {
    setBusy(action)
    try {
      const fault = (await work())?.list.find(({ ok }) => !ok)
      if (fault) return void message.error(fault.msg)
      message.success(DONE[action])
      onDone()
    } catch (error) {
      message.error((error as Error).message)
    } finally {
      setBusy(null)
    }
  }
  const decision = { reasons: reasons.join(','), words: words.trim() }
  const decide = (pass: '0' | '1') =>
    send(pass === '1' ? 'pass' : 'refuse', () =>
      call('POST /console/decideGoods', { reviewIds: String(waiting?.reviewId), pass, ...decision }),
    )
  const handleOff = () => send('off', () => call('POST /console/takeOffGoods', { goodsSns: goodsSn, ...decision }))
  const handleKeep = () =>
    send('keep', () => call('POST /console/keepReportedGoods', { goodsSn, words: decision.words }))
  const hint = waiting ? HINTS[file.weight] : '下架后卖家修改并通过审核才能恢复'
  return (
    <>
      <GoodsReasons chosen={reasons} onChange={setReasons} />
      <Input.TextArea
        aria-label="给卖家的话"
        placeholder={waiting ? '给卖家的话；通过有重点提示的商品时写明依据' : '给卖家的话'}
        rows={2}
        maxLength={300}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={styles.go}>
        <span>{hint}</span>
        {waiting ? (
          <>
            <Button danger loading={busy === 'refuse'} disabled={reasons.length === 0} onClick={() => void decide('0')}>
              驳回并看下一件
            </Button>
            <Button
              type="primary"
              loading={busy === 'pass'}
              disabled={file.weight === 'stop' || (file.weight === 'danger' && !decision.words)}
              onClick={() => void decide('1')}
            >
              通过
            </Button>
          </>
        ) : (
          <>
            {file.reports.length > 0 ? (
              <Button loading={busy === 'keep'} disabled={!decision.words} onClick={() => void handleKeep()}>
                举报不成立
              </Button>
            ) : null}
            <Button
              danger
              loading={busy === 'off'}
              disabled={reasons.length === 0 || !decision.words}
              onClick={() => void handleOff()}
            >
              下架
            </Button>
          </>
        )}
      </div>
    </>
  )
}

const HINTS = { stop: '含违禁内容，不能通过', danger: '有重点提示，写明依据才能通过', warn: '' } as const
