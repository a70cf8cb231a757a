import { uploadImage } from '@/lib/client/api'
import { MOST_VIDEOS } from '@/lib/shared/video/video-files'
import { FieldError } from './field'
import { ImageUpload } from './image-upload'

/** Media key from an address; the query only contains a temporary read token. */
const keyOf = (url: string): string => url.replace(/^\/media\//, '').replace(/\?.*$/, '')

const uploadOwn = async (file: File, onPercent: (percent: number) => void): Promise<string> =>
  (await uploadImage(file, 'evidence', onPercent)).url

const VIDEOS = { most: MOST_VIDEOS, purpose: 'evidence' } as const

interface Props {
  id: string
  label: string
  /** What the pictures must show and who can see them. */
  hint: string
  max: number
  error?: string
  isOptional?: boolean
  /** Stores one picture; by default as the member's own. */
  upload?: (file: File, onPercent: (percent: number) => void) => Promise<string>
  /** Videos may be among the pictures. */
  videos?: boolean
  /** Called with the media keys after every change; '' for a file still uploading. See `evidenceError`. */
  onChange: (keys: string[]) => void
}

/** Evidence pictures and videos, stored so that only the people involved can see them. */
export function EvidenceField({
  id,
  label,
  hint,
  max,
  error,
  isOptional = false,
  upload = uploadOwn,
  videos = false,
  onChange,
}: Props) {
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
        upload={upload}
        videos={videos ? VIDEOS : undefined}
        onChange={(urls, waiting) => onChange([...urls.map(keyOf), ...Array<string>(waiting).fill('')])}
      />
      <p className="field-hint">{hint}</p>
      <FieldError id={id} error={error} />
    </div>
  )
}
