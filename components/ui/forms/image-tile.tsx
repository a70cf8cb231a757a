import { type DragEvent, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { posterUrl } from '@/lib/shared/video/video-files'

export interface Tile {
  key: number
  url: string
  progress: number
  state: 'busy' | 'done' | 'failed' | 'paused'
  file?: File
  /** Set for a video; `fault`: why it failed. */
  video?: { name: string; fault?: string }
}

interface Props {
  tile: Tile
  /** Starts at 1. */
  nth: number
  label: string
  /** What a picture at this position should show. */
  place?: string
  onRemove: () => void
  onRetry: () => void
  /** Of a video: stops sending; `onRetry` goes on. */
  onPause?: () => void
  /** Moves it one position to the left or right; absent at an end, and if the order is irrelevant. */
  onLeft?: () => void
  onRight?: () => void
  drag?: { onDragStart: () => void; onDrop: () => void }
}

/** One picture: its upload state, and its position. */
export function ImageTile({ tile, nth, label, place, onRemove, onRetry, onPause, onLeft, onRight, drag }: Props) {
  const { url, state, progress, video } = tile
  const allow = (event: DragEvent) => drag && event.preventDefault()
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    drag?.onDrop()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a shortcut; the buttons do the same
    <div
      className={state === 'failed' ? 'upload-tile is-failed' : 'upload-tile'}
      draggable={drag && state === 'done' ? true : undefined}
      onDragStart={drag?.onDragStart}
      onDragOver={allow}
      onDrop={handleDrop}
    >
      {video ? (
        <VideoFace url={url} name={video.name} />
      ) : (
        <img src={url} alt={`${label} ${place ?? nth}`} draggable={false} />
      )}
      {place && state === 'done' ? <span className="upload-place">{place}</span> : null}
      {video && !place && state === 'done' ? <span className="upload-place">视频</span> : null}
      <button type="button" className="upload-x" aria-label={`移除第 ${nth} 张`} onClick={onRemove}>
        <Icon name="close" />
      </button>
      {onLeft ? (
        <button type="button" className="upload-move" aria-label={`第 ${nth} 张前移`} onClick={onLeft}>
          <Icon name="left" />
        </button>
      ) : null}
      {onRight ? (
        <button type="button" className="upload-move upload-move-on" aria-label={`第 ${nth} 张后移`} onClick={onRight}>
          <Icon name="right" />
        </button>
      ) : null}
      {state === 'busy' ? (
        <span className="upload-state">
          <progress max={100} value={progress} aria-label={`第 ${nth} 张上传进度`} />
          {onPause ? (
            <button type="button" className="link" onClick={onPause}>
              {`${Math.floor(progress)}% 暂停`}
            </button>
          ) : null}
        </span>
      ) : null}
      {state === 'paused' ? (
        <span className="upload-state">
          {`已暂停 ${Math.floor(progress)}% `}
          <button type="button" className="link" onClick={onRetry}>
            继续
          </button>
        </span>
      ) : null}
      {state === 'failed' ? (
        <span className="upload-state" title={video?.fault}>
          上传失败{' '}
          <button type="button" className="link" onClick={onRetry}>
            重试
          </button>
        </span>
      ) : null}
    </div>
  )
}

/** The poster of a video as soon as it is stored, else its name. */
function VideoFace({ url, name }: { url: string; name: string }) {
  const [isShown, setShown] = useState(true)
  if (url && isShown)
    return <img src={posterUrl(url)} alt={`视频 ${name}`} draggable={false} onError={() => setShown(false)} />
  return (
    <span className="upload-video">
      <Icon name="play" />
      <small>{name}</small>
    </span>
  )
}
