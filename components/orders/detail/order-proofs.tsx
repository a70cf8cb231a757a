'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from '@/components/orders/order/orders-page.module.css'
import { Part } from '@/components/orders/order/part'
import { Icon } from '@/components/ui/kit/icon'
import { Tag } from '@/components/ui/kit/tag'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { ProofTiles } from './proof-tiles'

/** Reload interval; the signed addresses are valid for ten minutes. */
const FRESH_MS = 9 * 60_000

interface Props {
  title?: string
  proofs: OrderDetail['proofs']
  /** Loads new signed addresses. */
  onStale: () => void
  children?: ReactNode
}

/** Evidence of both parties and staff, visible to both: purpose, pictures, author and time. */
export function OrderProofs({ title = '交易凭证', proofs, onStale, children }: Props) {
  const stale = useRef(onStale)
  stale.current = onStale
  useEffect(() => {
    const timer = setInterval(() => stale.current(), FRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <Part
      title={title}
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
            <ProofTiles {...proof} />
            <small>
              <Icon name="user" />
              {proof.by} <time className="num">{proof.createTime.slice(0, 16)}</time>
            </small>
          </li>
        ))}
      </ul>
      {children}
    </Part>
  )
}
