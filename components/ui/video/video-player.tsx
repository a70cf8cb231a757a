'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { posterUrl } from '@/lib/shared/video/video-files'
import styles from './video-player.module.css'

interface Props {
  url: string
  /** What it shows, and whose it is: 卖家的凭证 1. */
  label: string
  /** May be downloaded from here. */
  canDownload?: boolean
}

/** A video: its poster, which loads nothing else; the video itself only when it is wanted. */
export function VideoPlayer({ url, label, canDownload = true }: Props) {
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster')
  const [hasPoster, setPoster] = useState(true)
  return (
    <div className={styles.player}>
      {state === 'playing' ? (
        // biome-ignore lint/a11y/useMediaCaption: recordings of members have no captions
        <video
          src={url}
          controls
          autoPlay
          playsInline
          preload="metadata"
          aria-label={label}
          onError={() => setState('failed')}
        />
      ) : (
        <button
          type="button"
          className={styles.face}
          aria-label={`播放视频：${label}`}
          onClick={() => setState('playing')}
        >
          {hasPoster ? (
            <img src={posterUrl(url)} alt="" width={240} height={180} loading="lazy" onError={() => setPoster(false)} />
          ) : null}
          <Icon name="play" className={styles.play} />
        </button>
      )}
      {state === 'failed' ? (
        <p className={styles.fault} role="alert">
          视频放不出来，可下载后用播放器打开
        </p>
      ) : null}
      {canDownload ? (
        <a className="link" href={url} download aria-label={`下载视频：${label}`}>
          下载视频
        </a>
      ) : null}
    </div>
  )
}
