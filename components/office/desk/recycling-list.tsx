'use client'

import { App, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { AmountField, checkedAmount } from '@/components/office/parts/amount-field'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { restoreScroll } from '@/components/ui/kit/restore-scroll'
import { Tag } from '@/components/ui/kit/tag'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import { factText, statedFacts } from '@/lib/shared/goods/stated-facts'
import { yuanText } from '@/lib/shared/money/money'
import styles from './desk.module.css'
import { ListFrame } from './list-frame'
import { RecyclingOffer, type RecyclingRequest } from './recycling-request'

const EVERY_MS = 30_000

const titleOf = ({ gameName, count, facts }: RecyclingRequest): string =>
  [gameName, count > 1 ? `${count} 个` : '', ...statedFacts(facts).map(factText)].filter(Boolean).join(' ')

/** Members' offers to the platform: quote a firm price, or reject. */
export function RecyclingList({ version, onChanged }: { version: number; onChanged: () => void }) {
  const { message } = App.useApp()
  const intent = useIntent()
  const [pending, setPending] = useState<{ request: RecyclingRequest; action: 'show' | 'quote' | 'decline' } | null>(
    null,
  )
  const loaded = useLoad(`recycling ${version}`, () => call('GET /desk/recycling', { pageSize: '20' }), {
    everyMs: EVERY_MS,
  })
  useLiveDesk(loaded.reload)
  const changed = () => {
    loaded.reload()
    onChanged()
  }
  const approve = async (quoteId: number) => {
    const giveBack = restoreScroll()
    await call('POST /desk/approveQuote', { quoteId: String(quoteId) }).then(
      () => void message.success('报价已通过，对方可以回复'),
      (error: Error) => void message.error(error.message),
    )
    changed()
    giveBack()
  }
  return (
    <>
      <ListFrame loaded={loaded} empty="没有等待报价的回收申请">
        {(rows: RecyclingRequest[]) => (
          <ul>
            {rows.map((request) => {
              const standing = request.quotes.find(({ status }) => status === 'open')
              return (
                <li key={request.requestId}>
                  <div className={`${styles.row} ${styles.plain}`}>
                    <span className={styles.line}>
                      <b className="ell">{titleOf(request)}</b>
                      <span className={styles.sla}>{request.createTime.slice(5, 16)}</span>
                    </span>
                    <span className={styles.line}>
                      <Tag kind="info">{request.gameName}</Tag>
                      <span className="muted">
                        {standing
                          ? `报价 ${yuanText(standing.price)}${standing.firmTime ? '，待对方回复' : '，待复核'}`
                          : '还没有报价'}
                      </span>
                    </span>
                    <span className={styles.line}>
                      <Button size="small" onClick={() => setPending({ request, action: 'show' })}>
                        看资料
                      </Button>
                      {standing?.needsSecond && !standing.firmTime ? (
                        <Button size="small" onClick={() => void approve(standing.quoteId)}>
                          复核通过
                        </Button>
                      ) : null}
                      {standing ? null : (
                        <>
                          <Button size="small" type="primary" onClick={() => setPending({ request, action: 'quote' })}>
                            报价
                          </Button>
                          <Button size="small" onClick={() => setPending({ request, action: 'decline' })}>
                            不收
                          </Button>
                        </>
                      )}
                    </span>
                  </div>
                </li>
              )
            })}
          </ul>
        )}
      </ListFrame>
      {pending?.action === 'show' ? (
        <Modal open title="回收申请" footer={null} width={620} onCancel={() => setPending(null)}>
          <RecyclingOffer request={pending.request} />
        </Modal>
      ) : null}
      {pending?.action === 'quote' ? (
        <QuoteDialog request={pending.request} onClose={() => setPending(null)} onChanged={changed} />
      ) : null}
      {pending?.action === 'decline' ? (
        <ReasonDialog
          title="不收这个账号"
          text={titleOf(pending.request)}
          confirm="不收"
          danger
          onSend={async (reason) => {
            const input = { requestId: String(pending.request.requestId), reason }
            await call('POST /desk/declineRecycling', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
            changed()
          }}
          onClose={() => setPending(null)}
        />
      ) : null}
    </>
  )
}

const LIMITS = { least: '1' }
interface QuoteProps {
  request: RecyclingRequest
  onClose: () => void
  onChanged: () => void
}
function QuoteDialog({ request, onClose, onChanged }: QuoteProps) {
  const intent = useIntent()
  const [price, setPrice] = useState('')
  const [note, setNote] = useState('')
  const handleSend = async () => {
    const sum = checkedAmount(price, '请填写报价', LIMITS)
    const input = { requestId: String(request.requestId), price: sum, note }
    const { needsSecond } = await call('POST /desk/quoteRecycling', input, {
      idempotencyKey: intent.keyOf(JSON.stringify(input)),
    })
    onChanged()
    return needsSecond ? '已报价，等待双人复核' : '已报价，24 小时内有效'
  }
  const text = `报价在 30 天成交中位的 65% 至 75%，24 小时内有效；再高一成以内、2,000.00 元起或批量报价由另一位员工复核。`
  return (
    <SendDialog
      title="回收报价"
      head={
        <>
          <RecyclingOffer request={request} />
          <p className="muted">{text}</p>
        </>
      }
      confirm="报价"
      width={620}
      onSend={handleSend}
      onClose={onClose}
    >
      <AmountField id="price" label="报价（元）" required {...LIMITS} value={price} onChange={setPrice} />
      <Form.Item label="说明" htmlFor="note">
        <Input.TextArea id="note" rows={2} maxLength={200} value={note} onChange={(e) => setNote(e.target.value)} />
      </Form.Item>
    </SendDialog>
  )
}
