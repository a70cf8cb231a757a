'use client'

import { Button } from 'antd'
import { useState } from 'react'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { ACCOUNT, detailPath, typeOfSn } from '@/lib/shared/goods/goods-types'

const NAMES = { buyer: '买家', seller: '卖家', auto: '自动回复' } as const

/** The private conversation that a complaint reports, read only on demand, because each look is recorded. */
export function CaseInquiry({ caseSn }: { caseSn: string }) {
  const [inquiry, setInquiry] = useState<OutputOf<ApiContract['POST /desk/readInquiry']> | null>(null)
  const handleRead = async () => setInquiry(await call('POST /desk/readInquiry', { caseSn }, { loud: true }))
  return (
    <section className={styles.section}>
      <h3>商品咨询记录</h3>
      {inquiry ? (
        <>
          <p className="muted">
            {'商品 '}
            <a
              className="link num"
              href={detailPath(typeOfSn(inquiry.goodsSn)?.id ?? ACCOUNT, inquiry.goodsSn)}
              target="_blank"
              rel="noreferrer"
            >
              {inquiry.goodsSn}
            </a>
          </p>
          {inquiry.messages.map(({ seq, by, content, sentTime }) => (
            <p key={seq} className={styles.story}>
              <b>{NAMES[by]}</b> <span className="muted num">{sentTime.slice(5, 16)}</span>
              <br />
              {content}
            </p>
          ))}
        </>
      ) : (
        <Button onClick={() => void handleRead()}>查看（记入操作日志）</Button>
      )}
    </section>
  )
}
