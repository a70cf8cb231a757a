'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { shrinkImage } from '@/lib/client/shrink-image'
import { toast } from '@/lib/client/toast-store'
import { imageRefusal } from './image-rules'
import { ImageTile, type Tile } from './image-tile'

interface ImageUploadProps {
  label: string
  /** Addresses already stored. */
  value?: readonly string[]
  max?: number
  /** What the pictures at these positions should show; others are numbered. */
  places?: readonly string[]
  /** The order is relevant: pictures can be moved. */
  canMove?: boolean
  /** Stores one picture and returns its address; a rejection shows 重试. */
  upload: (file: File, onProgress: (percent: number) => void) => Promise<string>
  /** Called for each stored picture, with its index. */
  onUploaded?: (url: string, index: number) => void
  /** Called with the stored addresses after every change, and the number of pending pictures. */
  onChange?: (urls: string[], waiting: number) => void
}

/** Accepts several pictures at once (png, jpg, jpeg; up to 10 MB each), compresses them and stores them one after another. */
export function ImageUpload({
  label,
  value = [],
  max = 9,
  places = [],
  canMove = false,
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
  const publish = () => {
    const of = (state: Tile['state']) => current.current.filter((tile) => tile.state === state)
    onChange?.(
      of('done').map(({ url }) => url),
      of('busy').length,
    )
  }

  const store = async (tile: Tile & { file: File }) => {
    patch(tile.key, { state: 'busy', progress: 0 })
    publish()
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
      publish()
    }
  }

  const handlePick = async (files: FileList | null) => {
    const fresh: (Tile & { file: File })[] = []
    const room = max - current.current.length
    const extra = (files?.length ?? 0) - room
    if (extra > 0) toast({ kind: 'warn', text: `最多 ${max} 张，多选的 ${extra} 张没有加入` })
    for (const file of Array.from(files ?? []).slice(0, room)) {
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

  /** The picture takes the other one's position; those between shift. */
  const move = (from: number, to: number) => {
    const list = [...current.current]
    const [tile] = list.splice(from, 1)
    if (!tile || from === to) return
    list.splice(to, 0, tile)
    apply(list)
    publish()
  }
  const dragged = useRef(-1)

  return (
    <fieldset aria-describedby={hint}>
      <legend className="sr">{label}</legend>
      <div className="upload">
        {tiles.map((tile, i) => (
          <ImageTile
            key={tile.key}
            tile={tile}
            nth={i + 1}
            label={label}
            place={places[i]}
            onRemove={() => handleRemove(tile)}
            onRetry={() => tile.file && void store({ ...tile, file: tile.file })}
            onLeft={canMove && i > 0 ? () => move(i, i - 1) : undefined}
            onRight={canMove && i < tiles.length - 1 ? () => move(i, i + 1) : undefined}
            drag={
              canMove
                ? {
                    onDragStart: () => {
                      dragged.current = i
                    },
                    onDrop: () => move(dragged.current, i),
                  }
                : undefined
            }
          />
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
