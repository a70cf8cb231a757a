import { Icon } from '@/components/ui/kit/icon'
import { VideoPlayer } from '@/components/ui/video/video-player'
import { isVideoUrl, VIDEO_NAME } from '@/lib/shared/video/video-files'
import styles from './chat.module.css'

interface Props {
  type: string
  content: string
  /** Opens the picture; absent: not clickable. */
  onPicture?: () => void
  /** Which message it is, for the name of the button. */
  of?: string
}

/** Links stay plain text, so that users are not led away from the trade. */
export function MessageBody({ type, content, onPicture, of = '' }: Props) {
  if (type !== 'image') return <div className={styles.bubble}>{content}</div>
  if (content.startsWith(VIDEO_NAME))
    return (
      <div className={styles.bubble}>
        <Icon name="play" /> {content.slice(VIDEO_NAME.length)}
      </div>
    )
  if (isVideoUrl(content)) return <VideoPlayer url={content} label={`聊天视频${of}`} />
  const picture = <img src={content} alt="聊天图片" loading="lazy" />
  return onPicture ? (
    <button type="button" className={styles.picture} aria-label={`查看大图${of}`} onClick={onPicture}>
      {picture}
    </button>
  ) : (
    <div className={styles.picture}>{picture}</div>
  )
}
