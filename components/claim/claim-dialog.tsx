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
import type { ClaimDetail } from '@/lib/contract/entities/claim'
import { CLAIM_PICTURES, CLAIM_WORDS, type ClaimAction } from '@/lib/shared/claims'
import { yuanText } from '@/lib/shared/money'
import { ACT_WORDS } from './claim-words'

interface Props {
  claim: ClaimDetail
  action: ClaimAction
  onClose: () => void
  onChanged: () => void
}

/** Words that a decision rests on; elsewhere they may be left out. */
const NEEDS_WORDS: readonly ClaimAction[] = ['returned', 'appeal']

/** Asks what a step of a claim asks for, and takes it. */
export function ClaimDialog({ claim, action, onClose, onChanged }: Props) {
  const words = ACT_WORDS[action]
  const needsWords = NEEDS_WORDS.includes(action)
  const form = useForm({
    id: 'claim',
    start: { note: '', pictures: [] as string[] },
    faults: ({ note, pictures }) => ({
      note:
        needsWords && note.trim().length < CLAIM_WORDS.least ? `再写具体些，至少 ${CLAIM_WORDS.least} 个字` : undefined,
      pictures: evidenceFault(pictures),
    }),
    send: async ({ note, pictures }) => {
      const given = { claimSn: claim.claimSn, action, note, pictures: JSON.stringify(pictures) }
      await call('POST /claim/act', given)
      toast({ text: words.done })
      onClose()
      onChanged()
    },
  })
  const handleClose = () => {
    onClose()
    if (form.refusal) onChanged()
  }
  const footer = <FormFoot form={form} label={words.label} onClose={handleClose} />
  return (
    <Dialog open title={words.title} size={words.asks.length > 1 ? 'm' : 's'} onClose={handleClose} footer={footer}>
      <form className="dialog-text" noValidate onSubmit={(event) => void form.submit(event)}>
        <p style={{ marginBottom: 12 }}>
          {action === 'settle' && claim.amount ? `${settleText(claim)}。` : ''}
          {words.text}
        </p>
        {words.asks.includes('note') ? (
          <Field {...form.field('note')} label="说明" required={needsWords}>
            <textarea className="input" rows={4} maxLength={CLAIM_WORDS.most} {...form.input('note')} />
          </Field>
        ) : null}
        {words.asks.includes('pictures') ? (
          <EvidenceField
            {...form.field('pictures')}
            label="证据图片"
            hint="截图或录屏画面，双方和客服都看得到"
            max={CLAIM_PICTURES}
            isOptional
            onChange={(pictures) => form.change({ pictures })}
          />
        ) : null}
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}

const settleText = ({ amount, money }: ClaimDetail): string =>
  money[0]?.note.startsWith('货款还在平台')
    ? '这笔订单的货款直接付给买家，不会再放款给你'
    : `从你的余额付 ${yuanText(amount ?? '0')}`
