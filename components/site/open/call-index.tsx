'use client'

import { type ReactNode, useDeferredValue, useState } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { openCallId } from '@/lib/shared/people/open-call'
import { CallRow } from './call-row'
import { callsWith } from './calls-with'
import styles from './open.module.css'
import type { CallGroup } from './types'
import { useCallInAddress } from './use-call-in-address'

const PARTS = [
  ['start', '开始使用'],
  ['rules', '通用约定'],
  ['errors', '失败与处理'],
  ['scopes', '权限'],
  ['events', '事件通知'],
] as const

interface Props {
  groups: readonly CallGroup[]
  /** What all calls share; hidden during a search. */
  children: ReactNode
}

/** Navigation, search and all calls. The address names the call that is open. */
export function CallIndex({ groups, children }: Props) {
  const [words, setWords] = useState('')
  const found = callsWith(groups, useDeferredValue(words))
  const { isOpen, toggle } = useCallInAddress()
  const isSearching = words.trim() !== ''
  return (
    <div className={styles.cols}>
      <aside className={`panel ${styles.side}`}>
        <label className={styles.search}>
          <span className="sr">搜索接口</span>
          <input
            className="input"
            type="search"
            value={words}
            maxLength={60}
            placeholder="搜索名称、路径或权限"
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <nav aria-label="接口目录">
          <ul>
            {isSearching
              ? null
              : PARTS.map(([id, title]) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
            {found.map(({ name, title, calls }) => (
              <li key={name}>
                <a href={`#group-${name}`}>
                  {title}
                  <small className="num">{calls.length}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div className={styles.main}>
        <div className={styles.main} hidden={isSearching}>
          {children}
        </div>
        <p className="sr" aria-live="polite">
          {isSearching ? `找到 ${found.reduce((sum, { calls }) => sum + calls.length, 0)} 个接口` : ''}
        </p>
        {found.length === 0 ? (
          <div className="panel">
            <Empty title="没有符合条件的接口" text="换个词试试，例如“发货”或 orders" picture="search" />
          </div>
        ) : null}
        {found.map(({ name, title, calls }) => (
          <section key={name} id={`group-${name}`} className={`panel ${styles.part}`} aria-labelledby={`${name}-h`}>
            <h2 id={`${name}-h`}>{title}</h2>
            {calls.map((one) => {
              const id = openCallId(one.call)
              return <CallRow key={id} id={id} listed={one} open={isOpen(id)} onToggle={(open) => toggle(id, open)} />
            })}
          </section>
        ))}
      </div>
    </div>
  )
}
