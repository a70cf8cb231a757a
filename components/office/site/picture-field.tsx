'use client'

import { useId, useRef, useState } from 'react'
import { imageRefusal } from '@/components/ui/forms/image-rules'
import { uploadImage } from '@/lib/client/api'
import { shrinkImage } from '@/lib/client/shrink-image'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import styles from './site.module.css'

interface PictureFieldProps {
  label: string
  hint: string
  url: string
  square?: boolean
  onChange: (url: string, size: { width: number; height: number }) => void
  onRemove: () => void
}

/** One picture of the site, with replacing and removing. Uploads follow the general picture rules. */
export function PictureField({ label, hint, url, square, onChange, onRemove }: PictureFieldProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const shown = mediaUrl(url)

  const store = async (file: File) => {
    const refusal = await imageRefusal(file)
    if (refusal) return setFault(refusal)
    setBusy(true)
    setFault('')
    try {
      const size = await sizeOf(file)
      if (square && Math.abs(size.width / size.height - 1) > 0.1) return setFault('请用正方形的图片')
      onChange((await uploadImage(await shrinkImage(file), 'site')).url, size)
    } catch (error) {
      setFault(error instanceof Error ? error.message : '上传失败，请重试')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="field">
      <span>{label}</span>
      <div className={styles.picture}>
        <span>{shown ? <img src={shown} alt={`${label}现在的样子`} /> : <small>未上传</small>}</span>
        <input
          ref={box}
          id={id}
          className="sr"
          type="file"
          tabIndex={-1}
          accept="image/png,image/jpeg"
          aria-label={`上传${label}`}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) void store(file)
          }}
        />
        <button type="button" className="link" disabled={busy} onClick={() => box.current?.click()}>
          {busy ? '上传中…' : shown ? '更换' : '上传'}
          <span className="sr">{label}</span>
        </button>
        {url ? (
          <button type="button" className="link" onClick={onRemove}>
            移除<span className="sr">{label}</span>
          </button>
        ) : null}
      </div>
      {fault ? (
        <span className="field-error" role="alert">
          {fault}
        </span>
      ) : (
        <span className="field-hint">{hint}</span>
      )}
    </div>
  )
}

async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  picture.close()
  return { width, height }
}
