import { uploadImage } from '@/lib/client/api'
import { FieldError } from './field'
import { ImageUpload } from './image-upload'

/** The stored key of an address; what follows the question mark is only the right to look at it for a while. */
const keyOf = (url: string): string => url.replace(/^\/media\//, '').replace(/\?.*$/, '')

interface Props {
  id: string
  label: string
  /** What they must show and who sees them. */
  hint: string
  max: number
  error?: string
  isOptional?: boolean
  /** Their keys after every change; one that is still on its way is ''. See `evidenceFault`. */
  onChange: (keys: string[]) => void
}

/** Pictures that prove something, kept where only those concerned see them. */
export function EvidenceField({ id, label, hint, max, error, isOptional = false, onChange }: Props) {
  return (
    <div className="field" id={id} tabIndex={-1} aria-describedby={error ? `${id}-e` : undefined}>
      <p className="field-title">
        {label}
        {isOptional ? null : (
          <span className="req" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </p>
      <ImageUpload
        label={label}
        max={max}
        upload={async (file, onProgress) => (await uploadImage(file, 'evidence', onProgress)).url}
        onChange={(urls, waiting) => onChange([...urls.map(keyOf), ...Array<string>(waiting).fill('')])}
      />
      <p className="field-hint">{hint}</p>
      <FieldError id={id} error={error} />
    </div>
  )
}
