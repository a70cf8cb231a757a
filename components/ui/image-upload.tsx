'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { toast } from '@/lib/client/toast-store'
import { Icon } from './icon'
import { imageRefusal, shrinkImage } from './image-rules'

interface Tile {
  key: number
  url: string
  progress: number
  state: 'busy' | 'done' | 'failed'
  file?: File
}

interface ImageUploadProps {
  label: string
  /** Addresses already stored. */
  value?: readonly string[]
  max?: number
  /** What the pictures in these places are of; a place without a name has its number. */
  places?: readonly string[]
  /** Stores one picture and answers its address; a rejection shows 重试. */
  upload: (file: File, onProgress: (percent: number) => void) => Promise<string>
  /** Each stored picture, with its place in the list. */
  onUploaded?: (url: string, index: number) => void
  /** The stored addresses after every change. */
  onChange?: (urls: string[]) => void
}

/** Accepts several pictures at once (png, jpg, jpeg; up to 10 MB each), compresses them and stores them one after another. */
export function ImageUpload({
  label,
  value = [],
  max = 9,
  places = [],
  upload,
  onUploaded,
  onChange,
}: ImageUploadProps) {
  const [tiles, setTiles] = useState<Tile[]>(() =>
    value.map((url, key) => ({ key, url, progress: 100, state: 'done' })),
  )
  const next = useRef(value.length)
  const current = useRef(tiles)
  const hint = useId()
  useEffect(
    () => () => {
      for (const tile of current.current) if (tile.file) URL.revokeObjectURL(tile.url)
    },
    [],
  )

  const apply = (list: Tile[]) => {
    current.current = list
    setTiles(list)
  }
  const patch = (key: number, change: Partial<Tile>) =>
    apply(current.current.map((tile) => (tile.key === key ? { ...tile, ...change } : tile)))
  const publish = () => onChange?.(current.current.filter((tile) => tile.state === 'done').map((tile) => tile.url))

  const store = async (tile: Tile & { file: File }) => {
    patch(tile.key, { state: 'busy', progress: 0 })
    try {
      const url = await upload(await shrinkImage(tile.file), (progress) => patch(tile.key, { progress }))
      const index = current.current.findIndex((t) => t.key === tile.key)
      if (index < 0) return
      URL.revokeObjectURL(tile.url)
      patch(tile.key, { url, state: 'done', progress: 100, file: undefined })
      onUploaded?.(url, index)
      publish()
    } catch {
      patch(tile.key, { state: 'failed' })
    }
  }

  const handlePick = async (files: FileList | null) => {
    const fresh: (Tile & { file: File })[] = []
    for (const file of Array.from(files ?? []).slice(0, max - current.current.length)) {
      const refusal = imageRefusal(file)
      if (refusal) toast({ kind: 'warn', text: refusal })
      else fresh.push({ key: next.current++, url: URL.createObjectURL(file), progress: 0, state: 'busy', file })
    }
    apply([...current.current, ...fresh])
    for (const tile of fresh) await store(tile)
  }

  const handleRemove = (tile: Tile) => {
    if (tile.file) URL.revokeObjectURL(tile.url)
    apply(current.current.filter((t) => t.key !== tile.key))
    publish()
  }

  return (
    <fieldset aria-describedby={hint}>
      <legend className="sr">{label}</legend>
      <div className="upload">
        {tiles.map((tile, i) => (
          <div key={tile.key} className={tile.state === 'failed' ? 'upload-tile is-failed' : 'upload-tile'}>
            <img src={tile.url} alt={`${label} ${places[i] ?? i + 1}`} />
            {places[i] && tile.state === 'done' ? <span className="upload-place">{places[i]}</span> : null}
            <button
              type="button"
              className="upload-x"
              aria-label={`移除第 ${i + 1} 张`}
              onClick={() => handleRemove(tile)}
            >
              <Icon name="close" />
            </button>
            {tile.state === 'busy' ? (
              <span className="upload-state">
                <progress max={100} value={tile.progress} aria-label={`第 ${i + 1} 张上传进度`} />
              </span>
            ) : null}
            {tile.state === 'failed' && tile.file ? (
              <span className="upload-state">
                上传失败{' '}
                <button type="button" className="link" onClick={() => tile.file && store({ ...tile, file: tile.file })}>
                  重试
                </button>
              </span>
            ) : null}
          </div>
        ))}
        {tiles.length < max ? (
          <label className="upload-tile upload-add">
            <Icon name="upload" />
            <span aria-hidden="true">{places[tiles.length] ?? `${tiles.length} / ${max}`}</span>
            <input
              type="file"
              multiple
              accept="image/png,image/jpg,image/jpeg"
              aria-label={label}
              onChange={(event) => {
                void handlePick(event.target.files)
                event.target.value = ''
              }}
            />
          </label>
        ) : null}
      </div>
      <p className="field-hint" id={hint}>{`最多 ${max} 张，JPEG/JPG/PNG，每张不超过 10M`}</p>
    </fieldset>
  )
}
