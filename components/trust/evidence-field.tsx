import { FieldError } from '@/components/ui/field'
import { ImageUpload } from '@/components/ui/image-upload'
import { uploadImage } from '@/lib/client/api'
import { EVIDENCE_MAX } from '@/lib/shared/trust'
import styles from './trust.module.css'

/** The stored key of an address; what follows the question mark is only the right to look at it for a while. */
const keyOf = (url: string): string => url.replace(/^\/media\//, '').replace(/\?.*$/, '')

interface Props {
  id: string
  error: string | undefined
  onChange: (keys: string) => void
}

/** Pictures of evidence; hands over their keys, comma-joined. */
export function EvidenceField({ id, error, onChange }: Props) {
  return (
    <div className="field" id={id} tabIndex={-1} aria-describedby={error ? `${id}-e` : undefined}>
      <p className={styles.evidenceTitle}>
        证据图片
        <span className="req" aria-hidden="true">
          {' '}
          *
        </span>
      </p>
      <ImageUpload
        label="证据图片"
        max={EVIDENCE_MAX}
        upload={async (file, onProgress) => (await uploadImage(file, 'evidence', onProgress)).url}
        onChange={(urls) => onChange(urls.map(keyOf).join(','))}
      />
      <p className="field-hint">聊天记录须能看到对方账号；图片只给审核人员看，不会公开</p>
      <FieldError id={id} error={error} />
    </div>
  )
}
