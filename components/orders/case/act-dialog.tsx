'use client'

import { evidenceError } from '@/components/ui/forms/evidence-error'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { toast } from '@/lib/client/toast-store'
import { ActFields, type Limits, noteError } from './act-fields'
import type { ActWords } from './act-words'

/** JSON text: media keys of pictures. */
type ActInput = { note: string; pictures: string }
interface Props {
  words: ActWords
  /** Consequence in the current state, shown above the text input. */
  lead?: string
  limits: Limits
  /** Rejects like `call`. */
  onSend: (fields: ActInput) => Promise<unknown>
  onClose: () => void
  onChanged: () => void
}

/** Asks for the input of a case action, and executes it. */
export function ActDialog({ words, lead = '', limits, onSend, onClose, onChanged }: Props) {
  const form = useForm({
    id: 'act',
    start: { note: '', pictures: [] as string[] },
    validate: ({ note, pictures }) => ({
      note: noteError(note, words, limits),
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
    <Dialog open title={words.title} size={words.asks.length > 1 ? 'm' : 's'} onClose={handleClose} footer={footer}>
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        <p>
          {lead}
          {words.text}
        </p>
        <ActFields form={form} words={words} limits={limits} />
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
