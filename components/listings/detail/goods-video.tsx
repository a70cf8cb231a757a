import { posterUrl } from '@/lib/shared/video/video-files'
import styles from './detail.module.css'

/** A video of the goods: the browser's own player needs no script, and loads nothing before it is wanted. */
export const GoodsVideo = ({ url, label }: { url: string; label: string }) => (
  // biome-ignore lint/a11y/useMediaCaption: recordings of members have no captions
  <video
    className={styles.video}
    src={url}
    poster={posterUrl(url)}
    controls
    playsInline
    preload="none"
    aria-label={label}
  />
)
