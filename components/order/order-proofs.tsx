'use client'

import { useEffect, useRef } from 'react'
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

/** What both parties showed, for both to see: what for, the pictures, who and when. */
export function OrderProofs({ proofs, onStale }: Props) {
  const stale = useRef(onStale)
  stale.current = onStale
  useEffect(() => {
    const timer = setInterval(() => stale.current(), FRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <Part
      title="双方凭证"
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
            <p>{proof.note}</p>
            <div className={styles.tiles}>
              {proof.pictures.map((url, i) => (
                <a key={url} href={url} target="_blank" rel="noopener">
                  <img src={url} alt={`${proof.by}的凭证 ${i + 1}`} width={240} height={180} loading="lazy" />
                </a>
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
