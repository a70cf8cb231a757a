'use client'

import { ActFields, noteError } from '@/components/orders/case/act-fields'
import { ChoiceField } from '@/components/orders/case/choice-field'
import { evidenceError } from '@/components/ui/forms/evidence-error'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import type { DisputeBounds, DisputeDetail } from '@/lib/contract/entities/dispute'
import { yuanText } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { DISPUTE_LIMITS, wordsOf } from './dispute-words'
import { refundError } from './refund-error'
import { sellerText, splitOf } from './split-of'

interface Props {
  dispute: DisputeDetail
  bounds: DisputeBounds
  onClose: () => void
  onChanged: () => void
}

type Offer = 'none' | 'part' | 'full'

/** Answers the other party in own words, and proposes an own split at once, if wanted. */
export function AnswerDialog({ dispute, bounds, onClose, onChanged }: Props) {
  const { disputeSn, viewer, want } = dispute
  const { most } = bounds
  const words = wordsOf(dispute).contest
  const other = viewer === 'buyer' ? '卖家' : '买家'
  const intent = useIntent()
  const form = useForm({
    id: 'act',
    start: { note: '', offer: 'none' as Offer, refund: '', pictures: [] as string[] },
    validate: ({ note, offer, refund, pictures }) => ({
      note: noteError(note, words, DISPUTE_LIMITS),
      refund: offer === 'part' ? refundError(refund, most) : undefined,
      pictures: evidenceError(pictures),
    }),
    send: async ({ note, offer, refund, pictures }) => {
      const input = {
        disputeSn,
        action: 'contest' as const,
        note,
        pictures: JSON.stringify(pictures),
        refund: offer === 'part' ? refund : undefined,
        full: offer === 'full' ? ('1' as const) : undefined,
      }
      await call('POST /dispute/act', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      toast({ text: offer === 'none' ? words.done : '已回应，方案已发出' })
      onClose()
      onChanged()
    },
  })
  const handleClose = () => {
    onClose()
    if (form.refusal) onChanged()
  }
  const { offer, refund } = form.fields
  const later = `协商期间可以再提方案${want === 'redo' ? '' : `，也可以接受${other}的要求`}`
  const options: { value: Offer; label: string }[] = [
    { value: 'none', label: '暂不提方案' },
    ...(Number(most) > 0 ? [{ value: 'part' as const, label: '退一部分' }] : []),
    // who demands all has it offered already
    ...(want === 'full' ? [] : [{ value: 'full' as const, label: '全额退款' }]),
  ]
  const split =
    offer === 'full'
      ? splitOf(null, bounds)
      : offer === 'part' && !refundError(refund, most)
        ? splitOf(refund, bounds)
        : null
  const footer = <FormFoot form={form} label={words.label} onClose={handleClose} />
  return (
    <Dialog open title={words.title} size="m" onClose={handleClose} footer={footer}>
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        <p>{words.text}</p>
        <ActFields form={form} words={words} limits={DISPUTE_LIMITS}>
          {options.length > 1 ? (
            <ChoiceField
              label="你的方案（选填）"
              value={offer}
              options={options}
              onChange={(next) => form.change({ offer: next })}
            >
              <p className="field-hint" aria-live="polite">
                {split ? `${sellerText(split, viewer)}。` : ''}
                {offer === 'none' ? later : `${other}能看到这个方案，接受后立即结算${split ? '。' : ''}`}
              </p>
            </ChoiceField>
          ) : null}
          {offer === 'part' ? (
            <Field
              {...form.field('refund')}
              label={viewer === 'buyer' ? '退给你（元）' : '退给买家（元）'}
              required
              hint={`最多 ${yuanText(most)}`}
            >
              <input
                className="input num"
                inputMode="decimal"
                autoComplete="off"
                {...form.input('refund', normalAmount)}
              />
            </Field>
          ) : null}
        </ActFields>
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
