'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { shrinkImage } from '@/lib/client/shrink-image'
import { toast } from '@/lib/client/toast-store'
import { isVideoFile, isVideoUrl, VIDEO_ACCEPT } from '@/lib/shared/video/video-files'
import { imageRefusal } from './image-rules'
import { ImageTile, type Tile } from './image-tile'

const PICTURES = 'image/png,image/jpg,image/jpeg'

type VideoTile = Tile & { file: File; video: { name: string } }
const isVideo = (tile: Tile): tile is VideoTile => tile.file !== undefined && tile.video !== undefined
const cancelChosen = async (file: File, purpose: 'goods' | 'chat' | 'evidence' = 'evidence') =>
  (await import('@/lib/client/video/upload-video')).cancelVideo(file, purpose)

interface ImageUploadProps {
  label: string
  /** Addresses already stored. */
  value?: readonly string[]
  max?: number
  /** What the pictures at these positions should show; others are numbered. */
  places?: readonly string[]
  /** The order is relevant: pictures can be moved. */
  canMove?: boolean
  /** Stores one picture, compressed from the original, and returns its address; a rejection shows 重试. */
  upload: (file: File, onProgress: (percent: number) => void, original: File) => Promise<string>
  /** Videos may be among them, at most so many. */
  videos?: { most: number; purpose: 'goods' | 'chat' | 'evidence' }
  /** Called for each stored picture, with its index. */
  onUploaded?: (url: string, index: number) => void
  /** Called with the stored addresses after every change, and the number of pending pictures. */
  onChange?: (urls: string[], waiting: number) => void
}

/**
 * Accepts several pictures at once (png, jpg, jpeg; up to 10 MB each), compresses them and stores them one after another.
 * Videos (mp4, webm; up to 100 MB) are sent in parts, can be paused, and go on where they were cut.
 */
export function ImageUpload({
  label,
  value = [],
  max = 9,
  places = [],
  canMove = false,
  upload,
  videos,
  onUploaded,
  onChange,
}: ImageUploadProps) {
  const [tiles, setTiles] = useState<Tile[]>(() =>
    value.map((url, key) => ({
      key,
      url,
      progress: 100,
      state: 'done',
      video: isVideoUrl(url) ? { name: '视频' } : undefined,
    })),
  )
  const next = useRef(value.length)
  const current = useRef(tiles)
  const hint = useId()
  const isVideoOnly = videos !== undefined && videos.most >= max
  /** Videos being sent. */
  const sending = useRef(new Map<number, AbortController>())
  useEffect(
    () => () => {
      for (const tile of current.current) if (tile.file && !tile.video) URL.revokeObjectURL(tile.url)
      for (const running of sending.current.values()) running.abort()
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
      of('busy').length + of('paused').length,
    )
  }

  const storeVideo = async ({ key, file, video }: VideoTile) => {
    const running = new AbortController()
    sending.current.set(key, running)
    patch(key, { state: 'busy', video: { name: video.name } })
    publish()
    try {
      const { sendChosen } = await import('./send-chosen')
      const url = await sendChosen(file, {
        purpose: videos?.purpose ?? 'evidence',
        signal: running.signal,
        onPercent: (progress) => patch(key, { progress }),
      })
      patch(key, { url, state: 'done', progress: 100, file: undefined })
    } catch (error) {
      const fault = error instanceof Error ? error.message : ''
      patch(key, running.signal.aborted ? { state: 'paused' } : { state: 'failed', video: { name: video.name, fault } })
    }
    sending.current.delete(key)
    publish()
  }

  const store = async (tile: Tile & { file: File }) => {
    if (isVideo(tile)) return storeVideo(tile)
    patch(tile.key, { state: 'busy', progress: 0 })
    publish()
    try {
      const url = await upload(await shrinkImage(tile.file), (progress) => patch(tile.key, { progress }), tile.file)
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
    let videoRoom = (videos?.most ?? 0) - current.current.filter((tile) => tile.video).length
    for (const file of Array.from(files ?? []).slice(0, room)) {
      if (videos && isVideoFile(file)) {
        if (--videoRoom < 0) toast({ kind: 'warn', text: `视频最多 ${videos.most} 段，多选的没有加入` })
        else fresh.push({ key: next.current++, url: '', progress: 0, state: 'busy', file, video: { name: file.name } })
        continue
      }
      const refusal = imageRefusal(file)
      if (refusal) toast({ kind: 'warn', text: refusal })
      else fresh.push({ key: next.current++, url: URL.createObjectURL(file), progress: 0, state: 'busy', file })
    }
    apply([...current.current, ...fresh])
    for (const tile of fresh) await store(tile)
  }

  const handleRemove = (tile: Tile) => {
    sending.current.get(tile.key)?.abort()
    if (isVideo(tile)) void cancelChosen(tile.file, videos?.purpose)
    else if (tile.file) URL.revokeObjectURL(tile.url)
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
  // a video is at no place: the first picture is the cover
  const picturesBefore = (end: number): number => tiles.slice(0, end).filter(({ video }) => !video).length

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
            place={tile.video ? undefined : places[picturesBefore(i)]}
            onRemove={() => handleRemove(tile)}
            onRetry={() => tile.file && void store({ ...tile, file: tile.file })}
            onPause={tile.video ? () => sending.current.get(tile.key)?.abort() : undefined}
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
            <span aria-hidden="true">{places[picturesBefore(tiles.length)] ?? `${tiles.length} / ${max}`}</span>
            <input
              type="file"
              multiple
              accept={isVideoOnly ? VIDEO_ACCEPT : videos ? `${PICTURES},${VIDEO_ACCEPT}` : PICTURES}
              aria-label={label}
              onChange={(event) => {
                void handlePick(event.target.files)
                event.target.value = ''
              }}
            />
          </label>
        ) : null}
      </div>
      <p className="field-hint" id={hint}>
        {isVideoOnly
          ? null
          : `最多 ${max} ${videos ? '个，图片 ' : '张，'}JPEG/JPG/PNG，每张不超过 10M${videos ? '；' : ''}`}
        {videos ? `视频 MP4/WebM，最多 ${videos.most} 段，每段不超过 100M，断网后可继续上传` : null}
      </p>
    </fieldset>
  )
}
