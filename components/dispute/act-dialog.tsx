'use client'

import { Dialog } from '@/components/ui/dialog'
import { evidenceFault } from '@/components/ui/evidence-fault'
import { EvidenceField } from '@/components/ui/evidence-field'
import { Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import { FormFoot } from '@/components/ui/form-foot'
import { trimmed, useForm } from '@/components/ui/use-form'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { DisputeBounds, DisputeDetail } from '@/lib/contract/entities/dispute'
import { DISPUTE_PICTURES, DISPUTE_WORDS, type DisputeAction } from '@/lib/shared/disputes'
import { YUAN_PATTERN, yuanText } from '@/lib/shared/money'
import { ACT_WORDS } from './act-words'

interface Props {
  dispute: DisputeDetail
  bounds: DisputeBounds
  action: DisputeAction
  onClose: () => void
  onChanged: () => void
}

/** Words that a decision rests on; elsewhere they may be left out. */
const NEEDS_WORDS: readonly DisputeAction[] = ['contest', 'appeal']

/** Asks what a step of a dispute asks for, and takes it. */
export function ActDialog({ dispute, bounds, action, onClose, onChanged }: Props) {
  const words = ACT_WORDS[action]
  const asks = (name: (typeof words.asks)[number]) => words.asks.includes(name)
  const form = useForm({
    id: 'dispute',
    start: { note: '', refund: '', pictures: [] as string[] },
    faults: ({ note, refund, pictures }) => ({
      refund: asks('refund') && !YUAN_PATTERN.test(refund) ? '请填写退款金额，最多两位小数' : undefined,
      note:
        NEEDS_WORDS.includes(action) && note.trim().length < DISPUTE_WORDS.least
          ? `再写具体些，至少 ${DISPUTE_WORDS.least} 个字`
          : undefined,
      pictures: evidenceFault(pictures),
    }),
    send: async ({ note, refund, pictures }) => {
      await call('POST /dispute/act', {
        ...{ disputeSn: dispute.disputeSn, action, note, pictures: JSON.stringify(pictures) },
        refund: asks('refund') ? refund : undefined,
        proposalId: action === 'accept' ? String(dispute.offerId) : undefined,
      })
      toast({ text: words.done })
      onClose()
      onChanged()
    },
  })
  const handleClose = () => {
    onClose()
    if (form.refusal) onChanged()
  }
  const offer = dispute.proposals.find(({ proposalId }) => proposalId === dispute.offerId)
  const footer = <FormFoot form={form} label={words.label} onClose={handleClose} />
  return (
    <Dialog open title={words.title} size={words.asks.length > 1 ? 'm' : 's'} onClose={handleClose} footer={footer}>
      <form className="dialog-text" noValidate onSubmit={(event) => void form.submit(event)}>
        <p style={{ marginBottom: 12 }}>
          {action === 'accept' ? `退给买家 ${offer?.refund ? yuanText(offer.refund) : '全部货款'}。` : ''}
          {words.text}
        </p>
        {asks('refund') ? (
          <Field {...form.field('refund')} label="退给买家（元）" required hint={boundsText(bounds)}>
            <input
              className="input num"
              inputMode="decimal"
              maxLength={12}
              autoComplete="off"
              data-autofocus
              {...form.input('refund', trimmed)}
            />
          </Field>
        ) : null}
        {asks('note') ? (
          <Field {...form.field('note')} label="说明" required={NEEDS_WORDS.includes(action)}>
            <textarea className="input" rows={4} maxLength={DISPUTE_WORDS.most} {...form.input('note')} />
          </Field>
        ) : null}
        {asks('pictures') ? (
          <EvidenceField
            {...form.field('pictures')}
            label="证据图片"
            hint="截图或录屏画面，双方和客服都看得到"
            max={DISPUTE_PICTURES}
            isOptional
            onChange={(pictures) => form.change({ pictures })}
          />
        ) : null}
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}

/** The seller is not told what the buyer paid in all. */
function boundsText({ total, most }: DisputeBounds): string {
  const part = Number(most) > 0 ? `部分退最多 ${yuanText(most)}` : '还没有交付，只能全额退款或继续交易'
  return total ? `${part}，全额退 ${yuanText(total)}` : part
}
