import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { EVIDENCE_MAX } from '@/lib/shared/trade/trust'

interface Props {
  id: string
  error: string | undefined
  onChange: (keys: string[]) => void
}

/** Evidence of a report or an appeal. */
export function TrustEvidence({ id, error, onChange }: Props) {
  return (
    <EvidenceField
      id={id}
      label="证据图片"
      hint="聊天记录须能看到对方账号；图片只给审核人员看，不会公开"
      max={EVIDENCE_MAX}
      error={error}
      onChange={onChange}
    />
  )
}
