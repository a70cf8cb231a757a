'use client'

import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { DisputeSaid } from '@/components/office/checks/dispute-said'
import { VaultList } from '@/components/office/checks/vault-list'
import { CitedAgreement } from '@/components/office/desk/cited-agreement'
import styles from '@/components/office/desk/desk.module.css'
import { RuleField } from '@/components/office/desk/rule-field'
import { AmountField } from '@/components/office/parts/amount-field'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { Icon } from '@/components/ui/kit/icon'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { quoteSplit } from '@/lib/shared/goods/quote'
import { amountError } from '@/lib/shared/money/amount-error'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { readCitation, ruleSubject } from '@/lib/shared/trade/dispute-rules'
import { FirstRuling } from './first-ruling'

interface Props {
  desk: DeskOrder
  dispute: DisputeDetail
  /** Waited for, so that what the dialog leaves behind is up to date. */
  onChanged: () => unknown
  onClose: () => void
}
type Result = 'go' | 'full' | 'part'
const LEAST = 30

/** Ruling with exact amounts, rule and reason; the amounts must balance before it can be submitted. */
export function RulingDialog({ desk, dispute, onChanged, onClose }: Props) {
  const { order, bounds } = desk
  const intent = useIntent()
  const [result, setResult] = useState<Result | null>(null)
  const [part, setPart] = useState('')
  const [fault, setFault] = useState<'buyer' | 'seller' | null>(null)
  // of an own request that was declined, the rule and the reason
  const former = readCitation(desk.declined.find(({ isRuling, isOwn }) => isRuling && isOwn)?.reason ?? '')
  const [rule, setRule] = useState(former.rule)
  const [facts, setFacts] = useState(former.facts)
  const { most } = bounds
  const mayPart = Number(most) > 0
  const partial = part && !amountError(part, { most }) ? fenToYuan(yuanToFen(part)) : null
  const refund = refundOf(result, { total: bounds.total, partial })
  const rest = refund === null ? null : fenToYuan(yuanToFen(bounds.total) - yuanToFen(refund))
  const parts = refund === null || result === 'full' ? NO_PARTS : partsOf(order, refund)
  const words = facts.trim().length
  const needsSecond = Number(bounds.total) >= Number(bounds.secondFrom)
  const isFinal = dispute.appeal !== null
  const missing = [
    result === null && '结果',
    result === 'part' && partial === null && '退款金额',
    result === 'full' && !fault && '责任方',
    !rule && '引用规则',
    words < LEAST && `理由（至少 ${LEAST} 字）`,
  ]
  const handleSend = async () => {
    if (refund === null || rest === null) throw new Error('请填写退给买家的金额')
    const input = {
      disputeSn: dispute.disputeSn,
      facts: facts.trim(),
      rule,
      refund,
      seller: rest,
      fault: (result === 'full' && fault) || undefined,
    }
    const { waits } = await call('POST /desk/ruleDispute', input, {
      idempotencyKey: intent.keyOf(JSON.stringify(input)),
    })
    await onChanged()
    return waits ? '已提交，等待双人复核' : '处理结果已通知双方'
  }
  const from = yuanText(bounds.secondFrom)
  const second = needsSecond ? `${from} 起由第二人复核` : `不足 ${from}，不需复核`
  return (
    <SendDialog
      title={`处理售后 ${order.orderSn}`}
      head={
        <>
          <p className="muted">{`托管 ${yuanText(bounds.total)}，${order.bigTitle}`}</p>
          <p className="muted">{`${second}；${isFinal ? '最终处理结果，立即结算' : '72 小时内任一方可申诉，共一次'}`}</p>
        </>
      }
      confirm="提交处理结果"
      missing={missing}
      width={1040}
      isTall
      onSend={handleSend}
      onClose={onClose}
    >
      <div className={styles.ruling}>
        <section aria-label="双方的说法和凭证">
          <DisputeSaid desk={desk} dispute={dispute} isBrief={isFinal} />
          <CitedAgreement agreement={dispute.agreement} />
          <VaultList proofs={order.proofs} images={order.images} />
        </section>
        <div>
          {isFinal ? <FirstRuling dispute={dispute} total={bounds.total} /> : null}
          <Form.Item label="结果" required>
            <Radio.Group
              value={result}
              onChange={({ target }) => setResult(target.value as Result)}
              options={[
                { value: 'go', label: '继续交易' },
                { value: 'full', label: '取消，全额退款' },
                { value: 'part', label: '部分退款', disabled: !mayPart },
              ]}
            />
          </Form.Item>
          {result === 'part' ? (
            <AmountField
              id="part"
              label="退给买家（元）"
              required
              extra={`最多 ${yuanText(most)}`}
              most={most}
              value={part}
              onChange={setPart}
            />
          ) : null}
          {result === 'full' ? (
            <Form.Item label="责任方" required extra="订单记为责任方取消">
              <Radio.Group
                value={fault}
                onChange={({ target }) => setFault(target.value as 'buyer' | 'seller')}
                options={[
                  { value: 'buyer', label: '买家' },
                  { value: 'seller', label: '卖家' },
                ]}
              />
            </Form.Item>
          ) : null}
          <dl className={styles.split}>
            <div>
              <dt>退给买家，原路</dt>
              <dd className="num">{refund === null ? '待填' : yuanText(refund)}</dd>
            </div>
            <div>
              <dt>{result === 'go' ? '继续托管，到期放款给卖家' : '付给卖家，扣服务费前'}</dt>
              <dd className="num">{refund === null ? '待填' : yuanText(parts.seller)}</dd>
            </div>
            {parts.others.map(({ label, sum }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{sum}</dd>
              </div>
            ))}
            <div className={styles.total}>
              <dt>合计</dt>
              <dd className="num">
                {refund === null ? null : <Icon name="check" />} {yuanText(bounds.total)}
              </dd>
            </div>
          </dl>
          <RuleField
            subject={ruleSubject(order.orderTypeId)}
            typical={dispute.rules.map(({ name }) => name)}
            value={rule}
            agreement={dispute.agreement}
            onChange={setRule}
          />
          <Form.Item
            label="理由，双方都看得到"
            htmlFor="facts"
            required
            validateStatus={words > 0 && words < LEAST ? 'error' : undefined}
            help={words < LEAST ? `至少 ${LEAST} 字，写明事实、证据和依据，现在 ${words} 字` : undefined}
          >
            <Input.TextArea
              id="facts"
              rows={8}
              maxLength={1000}
              value={facts}
              onChange={({ target }) => setFacts(target.value)}
            />
          </Form.Item>
        </div>
      </div>
    </SendDialog>
  )
}

/** What goes back to the buyer; null: not decided yet. */
function refundOf(result: Result | null, { total, partial }: { total: string; partial: string | null }): string | null {
  if (result === 'go') return '0.00'
  return result === 'full' ? total : result === 'part' ? partial : null
}

interface Parts {
  seller: string
  others: { label: string; sum: string }[]
}
const NO_PARTS: Parts = { seller: '0.00', others: [] }

/**
 * Distribution of the money that is not refunded: the goods to the seller, the cover stays active, and a coupon pays
 * its part of the rest.
 */
function partsOf({ goodsPrice, ensurePrice, discountPrice }: DeskOrder['order'], refund: string): Parts {
  const sums = { goods: yuanToFen(goodsPrice), discount: yuanToFen(discountPrice ?? '0.00'), fee: 0n }
  const back = yuanToFen(refund)
  if (back >= sums.goods - sums.discount) return NO_PARTS
  const left = quoteSplit(sums, back)
  return {
    seller: fenToYuan(left.goods),
    others: [
      ...(Number(ensurePrice) > 0 ? [{ label: '包赔费，包赔继续有效', sum: yuanText(ensurePrice ?? '') }] : []),
      ...(left.discount > 0n ? [{ label: '优惠券，平台已付', sum: `-${yuanText(fenToYuan(left.discount))}` }] : []),
    ],
  }
}
