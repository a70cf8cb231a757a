import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { call, sendFile } from '@/lib/client/api'
import { CASE_PICTURES } from '@/lib/shared/trade/service-cases'

interface Props {
  id: string
  label: string
  hint: string
  error?: string
  isOptional: boolean
  onChange: (keys: string[]) => void
}

/** Stores a picture of the sender, who may have no account. */
async function store(file: File, onPercent: (percent: number) => void): Promise<string> {
  const options = { loud: true }
  const { uploadId, token } = await call('GET /case/pictureToken', {}, options)
  return (await sendFile('POST /case/uploadPicture', { uploadId, token }, file, { ...options, onPercent })).url
}

export const CasePictures = (props: Props) => <EvidenceField {...props} max={CASE_PICTURES} upload={store} />
