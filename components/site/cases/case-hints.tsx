'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import styles from './cases.module.css'

const WAIT_MS = 500
const MOST_ORDERS = 5

/** What may answer before it is sent: own running orders, articles that match. A person is always one press away. */
export function CaseHints({ text, onPerson }: { text: string; onPerson: () => void }) {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim().slice(0, 60)), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data } = useLoad(`case hints ${asked}`, () => call('GET /case/hints', { text: asked }))
  const orders = data?.orders.slice(0, MOST_ORDERS) ?? []
  const articles = data?.articles ?? []
  return (
    <section className={`panel ${styles.box} ${styles.hints}`} aria-labelledby="hints-h">
      <h2 id="hints-h">先看看有没有答案</h2>
      {orders.length > 0 ? (
        <>
          <h3>进行中的订单</h3>
          <ul className={styles.list}>
            {orders.map(({ orderSn, title, statusName, dueTime, url }) => (
              <li key={orderSn}>
                <a href={url}>
                  <span className="ell">{title}</span>
                  <small>{[statusName, dueTime ? `${dueTime.slice(5, 16)} 前` : ''].filter(Boolean).join('，')}</small>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {articles.length > 0 ? (
        <>
          <h3>相关文章</h3>
          <ul className={styles.list}>
            {articles.map(({ title, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {orders.length + articles.length === 0 ? (
        <p className="muted">填写情况说明后，这里会列出相关的文章和你的订单。</p>
      ) : null}
      <div className={styles.acts}>
        <Button onClick={onPerson}>直接找人工</Button>
      </div>
    </section>
  )
}
