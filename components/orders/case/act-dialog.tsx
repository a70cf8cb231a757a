'use client'

import { evidenceError } from '@/components/ui/forms/evidence-error'
import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { toast } from '@/lib/client/toast-store'
import type { ActWords } from './act-words'

/** JSON text: media keys of pictures. */
type ActFields = { note: string; pictures: string }
export interface Limits {
  least: number
  most: number
  pictures: number
}
interface Props {
  words: ActWords
  /** Consequence in the current state, shown above the text input. */
  lead?: string
  limits: Limits
  /** Rejects like `call`. */
  onSend: (fields: ActFields) => Promise<unknown>
  onClose: () => void
  onChanged: () => void
}

/** Asks for the input of a case action, and executes it. */
export function ActDialog({ words, lead = '', limits, onSend, onClose, onChanged }: Props) {
  const { asks, needsWords = false } = words
  const form = useForm({
    id: 'act',
    start: { note: '', pictures: [] as string[] },
    validate: ({ note, pictures }) => ({
      note: needsWords && note.trim().length < limits.least ? `请写得更具体，至少 ${limits.least} 个字` : undefined,
      pictures: evidenceError(pictures),
    }),
    send: async ({ note, pictures }) => {
      await onSend({ note, pictures: JSON.stringify(pictures) })
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
    <Dialog open title={words.title} size={asks.length > 1 ? 'm' : 's'} onClose={handleClose} footer={footer}>
      <form className="dialog-text" noValidate onSubmit={(event) => void form.submit(event)}>
        <p style={{ marginBottom: 12 }}>
          {lead}
          {words.text}
        </p>
        {asks.includes('note') ? (
          <Field {...form.field('note')} label="说明" required={needsWords}>
            <textarea className="input" rows={4} maxLength={limits.most} {...form.input('note')} />
          </Field>
        ) : null}
        {asks.includes('pictures') ? (
          <EvidenceField
            {...form.field('pictures')}
            label="证据图片"
            hint="截图或录屏画面，双方和客服都看得到"
            videos
            max={limits.pictures}
            isOptional
            onChange={(pictures) => form.change({ pictures })}
          />
        ) : null}
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
