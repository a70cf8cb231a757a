import styles from '@/components/orders/order/orders-page.module.css'
import { CopyText } from '@/components/ui/kit/copy-text'
import { VideoPlayer } from '@/components/ui/video/video-player'
import { isVideoUrl } from '@/lib/shared/video/video-files'

interface Props {
  pictures: readonly string[]
  /** SHA-256 of each uploaded picture; '' if it was not stored. */
  hashes: readonly string[]
  /** Author of the pictures. */
  by: string
}

/** Evidence pictures and videos with their hashes, so that a copy can be compared. */
export function ProofTiles({ pictures, hashes, by }: Props) {
  if (pictures.length === 0) return null
  return (
    <div className={styles.tiles}>
      {pictures.map((url, i) => (
        <figure key={url}>
          {isVideoUrl(url) ? (
            <VideoPlayer url={url} label={`${by}的凭证 ${i + 1}`} />
          ) : (
            <a href={url} target="_blank" rel="noopener">
              <img src={url} alt={`${by}的凭证 ${i + 1}`} width={240} height={180} loading="lazy" />
            </a>
          )}
          <Fingerprint hash={hashes[i] ?? ''} />
        </figure>
      ))}
    </div>
  )
}

function Fingerprint({ hash }: { hash: string }) {
  if (!hash) return null
  return (
    <figcaption>
      <CopyText text={hash} label={`校验码 ${hash.slice(0, 8)}，复制完整的 SHA-256`}>
        <span className="num muted">{`校验码 ${hash.slice(0, 8)}`}</span>
      </CopyText>
    </figcaption>
  )
}
