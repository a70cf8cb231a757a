'use client'

import { useState } from 'react'
import { Part } from '@/components/orders/order/part'
import { FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { Tag } from '@/components/ui/kit/tag'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { yuanText } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { machineTime } from '@/lib/shared/time'
import styles from './dispute.module.css'
import { DisputeDialog } from './dispute-dialog'
import { refundError } from './refund-error'
import { splitOf } from './split-of'
import type { OneDispute } from './use-dispute'

interface Props {
  one: OneDispute & { dispute: DisputeDetail }
  onChanged: () => void
}

const NAMES = { buyer: '买家', seller: '卖家' } as const

/** Offers of both parties and their outcome in one table; earlier offers below. */
export function DisputeDeal({ one, onChanged }: Props) {
  const { dispute, bounds } = one
  const { proposals, viewer, offerId, acts } = dispute
  const [action, setAction] = useState<'accept' | 'escalate' | null>(null)
  const other = viewer === 'buyer' ? 'seller' : 'buyer'
  const theirs = proposals.findLast(({ by }) => by === other)
  const mine = proposals.findLast(({ by }) => by === viewer)
  const mayPart = Number(bounds.most) > 0
  const intent = useIntent()
  const form = useForm({
    id: 'deal',
    start: { refund: mine?.refund ?? '', full: false },
    validate: ({ refund, full }) => ({
      refund: full ? undefined : refundError(refund, bounds.most),
    }),
    send: async ({ refund, full }) => {
      const input = {
        disputeSn: dispute.disputeSn,
        action: 'propose' as const,
        ...(full ? { full: '1' as const } : { refund }),
      }
      await call('POST /dispute/act', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      intent.forget()
      toast({ text: '方案已发出' })
      onChanged()
    },
  })
  const { refund, full } = form.fields
  const isTalk = acts.includes('propose')
  const typedError = full ? undefined : refundError(refund, bounds.most)
  const typed = typedError ? undefined : splitOf(full ? null : refund, bounds)
  const shown = isTalk ? typed : mine
  const missing = isTalk ? '–' : '还没有'
  const hasNet = viewer === 'seller' && (isTalk || [theirs, mine].some((offer) => offer?.net))
  // a wrong amount is marked while it is typed, a missing one when it is sent
  const error = form.field('refund').error ?? (isTalk && mayPart && refund ? typedError : undefined)
  const refundId = form.field('refund').id
  if (proposals.length === 0 && !isTalk) return null
  return (
    <Part
      title="和解方案"
      aside={proposals.length > 0 ? <Tag kind="bargain">{`第 ${proposals.length} 个方案`}</Tag> : undefined}
    >
      <form id="deal" noValidate onSubmit={(event) => void form.submit(event)}>
        <table className={styles.deal}>
          <thead>
            <tr>
              <th scope="col">数字</th>
              <th scope="col">{NAMES[other]}方案</th>
              <th scope="col">你的方案</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                {viewer === 'buyer' ? '退给你' : '退给买家'}
                {isTalk ? (
                  <small>{mayPart ? `部分退最多 ${yuanText(bounds.most)}` : '还没有发货，只能全额退款'}</small>
                ) : null}
              </th>
              <td className="num">{sumText(theirs)}</td>
              <td>
                {isTalk && mayPart && !full ? (
                  <input
                    className="input num"
                    inputMode="decimal"
                    autoComplete="off"
                    aria-label="我提出退给买家多少元"
                    {...form.input('refund', normalAmount)}
                    id={refundId}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? `${refundId}-e` : undefined}
                  />
                ) : (
                  <span className="num">{full ? '全额' : sumText(mine)}</span>
                )}
              </td>
            </tr>
            <tr className={styles.sum}>
              <th scope="row">
                {viewer === 'buyer' ? '付给卖家' : '付给你'}
                <small>扣服务费前</small>
              </th>
              <td className="num">{theirs ? yuanText(theirs.seller) : '还没有'}</td>
              <td className="num">
                <b>{shown ? yuanText(shown.seller) : missing}</b>
              </td>
            </tr>
            {hasNet ? (
              <tr>
                <th scope="row">
                  到账
                  <small>扣服务费后</small>
                </th>
                <td className="num">{netText(theirs)}</td>
                <td className="num" aria-live="polite">
                  <b>{netText(shown)}</b>
                </td>
              </tr>
            ) : null}
          </tbody>
        </table>
        <FieldError id={refundId} error={error} />
        {isTalk ? (
          <label className="check">
            <input type="checkbox" checked={full} onChange={({ target }) => form.change({ full: target.checked })} />
            全额退款
          </label>
        ) : null}
        <FormAlert form={form} />
        <div className={styles.foot}>
          {isTalk ? (
            <SubmitButton kind="primary" loading={form.busy} disabled={!mayPart && !full}>
              {mine ? '改为这个方案' : '发出我的方案'}
            </SubmitButton>
          ) : null}
          {offerId ? <Button onClick={() => setAction('accept')}>{acceptText(theirs)}</Button> : null}
          {acts.includes('escalate') ? (
            <Button kind="text" onClick={() => setAction('escalate')}>
              申请客服介入
            </Button>
          ) : null}
        </div>
      </form>
      {isTalk ? <p className={styles.fine}>接受后立即结算，售后关闭，不能再次发起</p> : null}
      <Before dispute={dispute} standing={[theirs?.proposalId, mine?.proposalId]} />
      {action ? (
        <DisputeDialog
          dispute={dispute}
          bounds={bounds}
          action={action}
          onClose={() => setAction(null)}
          onChanged={onChanged}
        />
      ) : null}
    </Part>
  )
}

/** Replaced offers, latest first. */
function Before({ dispute, standing }: { dispute: DisputeDetail; standing: readonly (number | undefined)[] }) {
  const old = dispute.proposals.filter(({ proposalId }) => !standing.includes(proposalId))
  if (old.length === 0) return null
  return (
    <details className={styles.before}>
      <summary>{`之前的方案 ${old.length} 个`}</summary>
      <ul>
        {old.toReversed().map((offer) => (
          <li key={offer.proposalId}>
            <span>{offer.by === dispute.viewer ? '你' : NAMES[offer.by]}</span>
            <span className="num">{sumText(offer)}</span>
            <time className="muted num" dateTime={machineTime(offer.createTime)}>
              {offer.createTime.slice(5, 16)}
            </time>
          </li>
        ))}
      </ul>
    </details>
  )
}

const netText = (offer?: { net: string | null }) => (offer?.net ? yuanText(offer.net) : '–')

const acceptText = (offer?: { refund: string | null }) =>
  offer?.refund ? (Number(offer.refund) > 0 ? `接受退 ${yuanText(offer.refund)}` : '接受不退款') : '接受全额退款'

const sumText = (offer?: { refund: string | null }) =>
  offer ? (offer.refund ? yuanText(offer.refund) : '全额') : '还没有'
