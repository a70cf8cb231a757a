'use client'

import { useEffect, useRef } from 'react'
import { CopyText } from '@/components/ui/copy-text'
import { Icon } from '@/components/ui/icon'
import { Tag } from '@/components/ui/tag'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { Part } from './part'
import styles from './room.module.css'

/** Their addresses open for ten minutes. */
const FRESH_MS = 9 * 60_000

interface Props {
  proofs: OrderDetail['proofs']
  /** Asks for addresses that open. */
  onStale: () => void
}

/** What both parties and staff showed, for both to see: what for, the pictures, who and when. */
export function OrderProofs({ proofs, onStale }: Props) {
  const stale = useRef(onStale)
  stale.current = onStale
  useEffect(() => {
    const timer = setInterval(() => stale.current(), FRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <Part
      title="交易凭证"
      aside={
        <Tag icon="lock" kind="info">
          已存证
        </Tag>
      }
    >
      <ul className={styles.proofs}>
        {proofs.map((proof) => (
          <li key={`${proof.createTime} ${proof.title}`}>
            <h3>
              {proof.title}
              {proof.progress === null ? null : <Tag kind="info">{`完成 ${proof.progress}%`}</Tag>}
            </h3>
            {proof.note ? <p>{proof.note}</p> : null}
            <div className={styles.tiles}>
              {proof.pictures.map((url, i) => (
                <figure key={url}>
                  <a href={url} target="_blank" rel="noopener">
                    <img src={url} alt={`${proof.by}的凭证 ${i + 1}`} width={240} height={180} loading="lazy" />
                  </a>
                  <Fingerprint hash={proof.hashes[i] ?? ''} />
                </figure>
              ))}
            </div>
            <small>
              <Icon name="user" />
              {proof.by} <time className="num">{proof.createTime.slice(0, 16)}</time>
            </small>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** The hash a picture had when it was shown: a copy can be held against it. */
function Fingerprint({ hash }: { hash: string }) {
  if (!hash) return null
  return (
    <figcaption>
      <CopyText text={hash} label={`SHA-256 ${hash.slice(0, 8)}，复制整个指纹`}>
        <span className="num">{`SHA-256 ${hash.slice(0, 8)}`}</span>
      </CopyText>
    </figcaption>
  )
}
