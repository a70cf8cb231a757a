import styles from '@/components/orders/order/orders-page.module.css'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'
import { VideoPlayer } from '@/components/ui/video/video-player'
import { isVideoUrl } from '@/lib/shared/video/video-files'

interface Props {
  pictures: readonly string[]
  /** SHA-256 of each uploaded picture; '' if it was not stored. */
  hashes: readonly string[]
  /** Author of the pictures. */
  by: string
  /** Instead of the hash, only a mark that it was stored: the archive of the evidence lists the hashes. */
  isBrief?: boolean
}

/** Evidence pictures and videos with their hashes, so that a copy can be compared. */
export function ProofTiles({ pictures, hashes, by, isBrief }: Props) {
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
          {isBrief ? <Stored hash={hashes[i]} /> : <Fingerprint hash={hashes[i] ?? ''} />}
        </figure>
      ))}
    </div>
  )
}

const Stored = ({ hash }: { hash: string | undefined }) =>
  hash ? (
    <figcaption className="muted">
      <Icon name="check" /> 已存证
    </figcaption>
  ) : null

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
