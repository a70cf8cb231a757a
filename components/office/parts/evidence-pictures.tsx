import { Image } from 'antd'
import { VideoPlayer } from '@/components/ui/video/video-player'
import { isVideoUrl } from '@/lib/shared/video/video-files'
import styles from './screen-page.module.css'

/** Evidence pictures; a click enlarges. */
export function EvidencePictures({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return <p className="muted">没有图片</p>
  return (
    <div className={styles.thumbs}>
      <Image.PreviewGroup>
        {urls.map((url, i) =>
          isVideoUrl(url) ? (
            <VideoPlayer key={url} url={url} label={`证据 ${i + 1}`} />
          ) : (
            <Image key={url} src={url} alt={`证据 ${i + 1}`} width={96} height={72} style={{ objectFit: 'cover' }} />
          ),
        )}
      </Image.PreviewGroup>
    </div>
  )
}
