import { evidenceError } from '@/components/ui/forms/evidence-error'
import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { type ActionForm, type Draft, type FieldsProps, idOf } from './action-form'
import { NoteField } from './note-form'
import { VideoNeed, videoFault } from './video-need'

const PICTURES_MAX = 9

export function ProofFields({ action, ...field }: FieldsProps) {
  return (
    <>
      <NoteField {...field} label="情况说明" hint="写清时间和经过" required />
      <VideoNeed {...action} />
      <EvidenceField
        id={idOf('pictures')}
        label="截图凭证"
        hint="截图要清楚完整；只给订单双方和客服看，不会公开"
        videos
        max={PICTURES_MAX}
        error={field.errorOf('pictures')}
        onChange={(pictures) => field.change({ pictures })}
      />
    </>
  )
}

export function proofError({ note, pictures }: Draft): ReturnType<ActionForm['validate']> {
  if (!note.trim()) return ['note', '请说明情况']
  const fault = evidenceError(pictures, '请上传截图凭证')
  return fault ? ['pictures', fault] : undefined
}

export const proofInput = ({ note, pictures }: Draft) => ({ note, pictures: JSON.stringify(pictures) })

export const proofForm: ActionForm = {
  Fields: ProofFields,
  fields: ['note', 'pictures'],
  validate: (draft, action) => {
    const fault = proofError(draft)
    const missing = videoFault(draft.pictures, action)
    return fault ?? (missing ? ['pictures', missing] : undefined)
  },
  toInput: proofInput,
}
