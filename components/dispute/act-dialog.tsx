'use client'

import { Dialog } from '@/components/ui/dialog'
import { evidenceFault } from '@/components/ui/evidence-fault'
import { EvidenceField } from '@/components/ui/evidence-field'
import { Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import { FormFoot } from '@/components/ui/form-foot'
import { useForm } from '@/components/ui/use-form'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { DISPUTE_PICTURES, DISPUTE_WORDS } from '@/lib/shared/disputes'
import { yuanText } from '@/lib/shared/money'
import { ACT_WORDS, type AskedAction } from './act-words'

interface Props {
  dispute: DisputeDetail
  action: AskedAction
  onClose: () => void
  onChanged: () => void
}

/** Words that a decision rests on; elsewhere they may be left out. */
const NEEDS_WORDS: readonly AskedAction[] = ['contest', 'appeal']

/** Asks what a step of a dispute asks for, and takes it. */
export function ActDialog({ dispute, action, onClose, onChanged }: Props) {
  const words = ACT_WORDS[action]
  const asks = (name: (typeof words.asks)[number]) => words.asks.includes(name)
  const form = useForm({
    id: 'dispute',
    start: { note: '', pictures: [] as string[] },
    faults: ({ note, pictures }) => ({
      note:
        NEEDS_WORDS.includes(action) && note.trim().length < DISPUTE_WORDS.least
          ? `再写具体些，至少 ${DISPUTE_WORDS.least} 个字`
          : undefined,
      pictures: evidenceFault(pictures),
    }),
    send: async ({ note, pictures }) => {
      await call('POST /dispute/act', {
        ...{ disputeSn: dispute.disputeSn, action, note, pictures: JSON.stringify(pictures) },
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
